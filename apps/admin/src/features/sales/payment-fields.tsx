import type { GuestPayment } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { staffHoldHours } from '@trivet/core/orders'
import { outsideMethods, type OutsideMethod } from '@trivet/core/payments'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'

/** As it stands in the fields, whichever of the three ways is chosen. */
export type PaymentDraft = {
  by: GuestPayment['by']
  hours: string
  because: string
  method: OutsideMethod
  reference: string
}

export const emptyPayment: PaymentDraft = {
  by: 'link',
  hours: String(staffHoldHours.standard),
  because: '',
  method: 'bank-transfer',
  reference: '',
}

const ways = [
  {
    value: 'link',
    label: 'The guest pays by a link in the mail',
    hint: 'The order waits, and holds its items',
  },
  { value: 'account', label: 'On account', hint: 'Confirmed at once; the price stays due' },
  {
    value: 'outside',
    label: 'Paid already, in another way',
    hint: 'Confirmed at once, with the confirmation by mail',
  },
] as const satisfies readonly { value: GuestPayment['by']; label: string; hint: string }[]

const waits = [2, 12, 24, 48, 72, staffHoldHours.most].map((hours) => ({
  value: String(hours),
  label: hours < 48 ? `${hours} hours` : `${hours / 24} days`,
}))

const methods = outsideMethods.map((value) => ({ value, label: paymentsCopy.outsideMethodLabel[value] }))

type PaymentFieldsProps = {
  draft: PaymentDraft
  onChange: (draft: PaymentDraft) => void
  /** Whether what is missing is said. */
  isChecked: boolean
}

export function PaymentFields({ draft, onChange, isChecked }: PaymentFieldsProps) {
  const set = (changes: Partial<PaymentDraft>) => onChange({ ...draft, ...changes })
  const missing = isChecked ? missingOf(draft) : undefined
  return (
    <div className="grid gap-4">
      <RadioGroupField
        name="payment"
        label="How it is paid"
        variant="card"
        options={ways}
        value={draft.by}
        onChange={({ currentTarget: { value } }) => set({ by: value as GuestPayment['by'] })}
      />
      {draft.by === 'link' && (
        <SelectField
          label="The order waits"
          options={waits}
          value={draft.hours}
          hint="At most until the delivery day begins"
          onChange={(event) => set({ hours: event.target.value })}
        />
      )}
      {draft.by === 'account' && (
        <TextField
          label="Reason"
          required
          maxLength={500}
          hint="For staff: it stands in the timeline and in the audit log."
          value={draft.because}
          onChange={(event) => set({ because: event.target.value })}
          error={missing}
        />
      )}
      {draft.by === 'outside' && (
        <div className="fields-level grid gap-4 sm:grid-cols-2">
          <SelectField
            label="How it came"
            options={methods}
            value={draft.method}
            onChange={(event) => set({ method: event.target.value as OutsideMethod })}
          />
          <TextField
            label="Reference"
            required
            maxLength={100}
            hint="Such as the number of the transfer or of the receipt"
            value={draft.reference}
            onChange={(event) => set({ reference: event.target.value })}
            error={missing}
          />
        </div>
      )}
    </div>
  )
}

/** What has to be said of the way that is chosen. */
export function missingOf({ by, because, reference }: PaymentDraft): string | undefined {
  if (by === 'account' && because.trim() === '') return ordersCopy.onAccountReasonRequired
  if (by === 'outside' && reference.trim() === '') return paymentsCopy.paymentReferenceRequired
  return undefined
}

export function paymentOf({ by, hours, because, method, reference }: PaymentDraft): GuestPayment {
  switch (by) {
    case 'link':
      return { by, hours: Number(hours) }
    case 'account':
      return { by, because }
    case 'outside':
      return { by, method, reference, note: '' }
  }
}
