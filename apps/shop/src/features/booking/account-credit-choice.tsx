import { formatMoney } from '@trivet/core/money'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { changeDraft, useBookingDraft } from './booking-draft.ts'
import { useQuote } from './use-quote.ts'

/** Account credit pays first, unless the guest keeps it for another time. */
export function AccountCreditChoice() {
  const { offeredCreditCents } = useQuote()
  const { useAccountCredit } = useBookingDraft()
  if (offeredCreditCents === 0) return null
  return (
    <div className="mt-8 rounded-cloth border bg-card p-5">
      <CheckboxField
        label={`Use my account credit (${formatMoney(offeredCreditCents)})`}
        checked={useAccountCredit}
        onChange={(event) => changeDraft({ useAccountCredit: event.target.checked })}
      />
    </div>
  )
}
