import type { PromotionCodeDraft } from '@trivet/core/contract/promotion-codes'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { useFormContext, useWatch } from 'react-hook-form'
import { fieldId } from '../../lib/form-errors.ts'
import { asOptionalNumber } from '../../lib/number-rules.ts'

const asOptionalDay = { setValueAs: (typed: unknown) => (typed === '' ? null : typed) }

/** What may change as long as the code lives, but for whose orders it is. */
export function LimitFields({ isFixed }: { isFixed: boolean }) {
  const { register, control, formState, setValue } = useFormContext<PromotionCodeDraft>()
  const isFirstOrderOnly = useWatch({ control, name: 'isFirstOrderOnly' })
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <div className="fields-level grid gap-5 sm:grid-cols-3">
        <TextField
          {...register('firstDay')}
          id={fieldId('firstDay')}
          type="date"
          label="First day"
          required
          hint="On which orders are placed."
          error={errors.firstDay?.message}
        />
        <TextField
          {...register('lastDay', asOptionalDay)}
          id={fieldId('lastDay')}
          type="date"
          label="Last day"
          hint="Empty: until further notice."
          error={errors.lastDay?.message}
        />
        <TextField
          {...register('mostUses', asOptionalNumber)}
          id={fieldId('mostUses')}
          label="Most uses"
          inputMode="numeric"
          hint="Empty: any number."
          error={errors.mostUses?.message}
        />
      </div>
      <CheckboxField
        id={fieldId('isFirstOrderOnly')}
        label="Only for a guest’s first order"
        checked={isFirstOrderOnly}
        disabled={isFixed}
        onChange={({ target }) => setValue('isFirstOrderOnly', target.checked, { shouldDirty: true })}
      />
      <TextAreaField
        {...register('note')}
        id={fieldId('note')}
        label="Note"
        rows={2}
        hint="Where it is handed out, for instance. Only staff read it."
        error={errors.note?.message}
      />
    </div>
  )
}
