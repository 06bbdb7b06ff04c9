import { CheckboxField } from '@trivet/ui/checkbox-field'
import { TextField } from '@trivet/ui/text-field'
import { useFormContext } from 'react-hook-form'
import type { SaleValues } from './sale-draft.ts'

/** What changes the price besides what is rented. */
export function PriceFields({ refused }: { refused: string | undefined }) {
  const { register } = useFormContext<SaleValues>()
  return (
    <div className="grid gap-4">
      <CheckboxField {...register('damageProtection')} label="Damage protection" />
      <CheckboxField {...register('useAccountCredit')} label="Pay with the guest’s account credit first" />
      <TextField
        {...register('referralCode')}
        label="Referral or promotion code (optional)"
        autoComplete="off"
        spellCheck={false}
        fieldClassName="sm:max-w-60"
        error={refused}
      />
    </div>
  )
}
