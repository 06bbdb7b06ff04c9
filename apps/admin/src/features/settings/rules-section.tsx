import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { Panel } from '../../components/panel.tsx'
import type { SettingsForm } from './use-settings-form.ts'
import { zoneOptions } from './zone-options.ts'

export function RulesSection({ form }: { form: SettingsForm }) {
  const { draft, change, leave, errorOf } = form
  return (
    <Panel title="Rental rules">
      <div className="fields-level grid gap-5 sm:grid-cols-2">
        <TextField
          id="turnaroundDays"
          label="Turnaround, days"
          hint="Between a pickup and the next delivery of the same thing; new orders follow it"
          inputMode="numeric"
          value={draft.turnaround}
          error={errorOf('turnaroundDays')}
          onChange={(event) => change({ turnaround: event.target.value })}
          onBlur={() => leave('turnaroundDays')}
        />
        <TextField
          id="leadTimeDays"
          label="Lead time, days"
          hint="Between today and the first day we deliver; 0 delivers today"
          inputMode="numeric"
          value={draft.leadTime}
          error={errorOf('leadTimeDays')}
          onChange={(event) => change({ leadTime: event.target.value })}
          onBlur={() => leave('leadTimeDays')}
        />
        <TextField
          id="lateFee.basisPoints"
          label="Late fee, % of the day price"
          hint="For each day of a late pickup; staff add it to an order, or leave it. 0 for none"
          inputMode="decimal"
          value={draft.lateFee}
          error={errorOf('lateFee.basisPoints')}
          onChange={(event) => change({ lateFee: event.target.value })}
          onBlur={() => leave('lateFee.basisPoints')}
        />
        <TextField
          id="lateFee.graceDays"
          label="Late fee begins after, days"
          hint="Days past the pickup day that cost nothing"
          inputMode="numeric"
          value={draft.lateFeeGrace}
          error={errorOf('lateFee.graceDays')}
          onChange={(event) => change({ lateFeeGrace: event.target.value })}
          onBlur={() => leave('lateFee.graceDays')}
        />
        <SelectField
          id="timeZone"
          label="Time zone of the shop"
          hint="Whose days money counts by from now on; a delivery has the time zone of its service area"
          options={zoneOptions(draft.timeZone)}
          value={draft.timeZone}
          error={errorOf('timeZone')}
          onChange={(event) => change({ timeZone: event.target.value })}
        />
      </div>
    </Panel>
  )
}
