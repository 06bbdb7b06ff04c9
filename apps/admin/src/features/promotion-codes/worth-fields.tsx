import type { PromotionCodeDraft } from '@trivet/core/contract/promotion-codes'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldId } from '../../lib/form-errors.ts'
import { asNumber } from '../../lib/number-rules.ts'

const units = [
  { value: 'percent', label: 'Percent of the weekly prices' },
  { value: 'amount', label: 'Dollars' },
]

/** Fields that are fixed are shown and kept, and cannot be typed in. */
export function WorthFields({ isFixed }: { isFixed: boolean }) {
  const { register, control, formState } = useFormContext<PromotionCodeDraft>()
  const { errors } = formState
  const worthIn = useWatch({ control, name: 'worthIn' })
  return (
    <>
      <TextField
        {...register('code')}
        id={fieldId('code')}
        label="Code"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isFixed}
        className="font-mono uppercase"
        fieldClassName="sm:max-w-80"
        hint="Guests type it or come by its link. Letters, digits and hyphens, such as SUMMER-26."
        error={errors.code?.message}
      />
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-start">
        <TextField
          {...register('worth', asNumber)}
          id={fieldId('worth')}
          label={worthIn === 'percent' ? 'Percent' : 'Dollars'}
          required
          inputMode="decimal"
          readOnly={isFixed}
          error={errors.worth?.message}
        />
        <SelectField
          {...register('worthIn')}
          id={fieldId('worthIn')}
          label="Of what"
          options={isFixed ? units.filter(({ value }) => value === worthIn) : units}
          error={errors.worthIn?.message}
        />
      </div>
    </>
  )
}
