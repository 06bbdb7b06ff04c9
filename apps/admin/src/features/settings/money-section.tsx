import { longRentalWays } from '@trivet/core/pricing'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { Panel } from '../../components/panel.tsx'
import type { SettingsForm } from './use-settings-form.ts'

const wayLabels = { daily: 'A seventh for each day more', flat: 'The weekly price once' } as const

export function MoneySection({ form }: { form: SettingsForm }) {
  const { draft, change, leave, errorOf } = form
  return (
    <Panel title="Money">
      <div className="fields-level grid gap-5 sm:grid-cols-2">
        <TextField
          id="taxBasisPoints"
          label="Tax, %"
          hint="Of the rental cost"
          inputMode="decimal"
          value={draft.tax}
          error={errorOf('taxBasisPoints')}
          onChange={(event) => change({ tax: event.target.value })}
          onBlur={() => leave('taxBasisPoints')}
        />
        <TextField
          id="damageProtectionBasisPoints"
          label="Damage protection, %"
          hint="Of the rental cost, for those who want it"
          inputMode="decimal"
          value={draft.damageProtection}
          error={errorOf('damageProtectionBasisPoints')}
          onChange={(event) => change({ damageProtection: event.target.value })}
          onBlur={() => leave('damageProtectionBasisPoints')}
        />
        <TextField
          id="deliveryPrice"
          label="Delivery fee, $"
          hint="Per order"
          inputMode="decimal"
          value={draft.delivery}
          error={errorOf('deliveryPrice')}
          onChange={(event) => change({ delivery: event.target.value })}
          onBlur={() => leave('deliveryPrice')}
        />
        <SelectField
          id="longRentals"
          label="Rentals longer than a week"
          options={longRentalWays.map((value) => ({ value, label: wayLabels[value] }))}
          value={draft.longRentals}
          onChange={(event) => {
            const way = longRentalWays.find((one) => one === event.target.value)
            if (way) change({ longRentals: way })
          }}
        />
      </div>
    </Panel>
  )
}
