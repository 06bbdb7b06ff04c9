import { TextField } from '@trivet/ui/text-field'
import { Panel } from '../../components/panel.tsx'
import type { HoldDraft } from './settings-draft.ts'
import type { SettingsForm } from './use-settings-form.ts'

const holders = [
  { holder: 'account', title: 'Of one account' },
  { holder: 'address', title: 'To one address, whoever orders' },
] as const

const limits = [
  { limit: 'orders', label: 'Orders', hint: 'That wait for their payment at once' },
  { limit: 'units', label: 'Units', hint: 'In all of them; a kit counts as one, a custom kit by its pieces' },
  { limit: 'days', label: 'Days', hint: 'Of each rental' },
] as const

/** What may be held before it is paid. An order whose card is charged as it is placed may be larger. */
export function HoldsSection({ form }: { form: SettingsForm }) {
  return (
    <Panel title="Unpaid orders">
      <p className="text-small text-muted-foreground">
        What may be held before it is paid. A card that is charged as the order is placed pays for any number
        of units and days.
      </p>
      {holders.map(({ holder, title }) => (
        <fieldset key={holder} className="mt-5">
          <legend className="font-medium">{title}</legend>
          <div className="fields-level mt-3 grid gap-5 sm:grid-cols-3">
            {limits.map((limit) => (
              <Limit key={limit.limit} form={form} holder={holder} {...limit} />
            ))}
          </div>
        </fieldset>
      ))}
    </Panel>
  )
}

type LimitProps = (typeof limits)[number] & { form: SettingsForm; holder: 'account' | 'address' }

function Limit({ form: { draft, change, leave, errorOf }, holder, limit, label, hint }: LimitProps) {
  const id = `unpaidHolds.${holder}.${limit}`
  const { unpaidHolds } = draft
  const changed = (text: string): HoldDraft => ({ ...unpaidHolds[holder], [limit]: text })
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      inputMode="numeric"
      value={unpaidHolds[holder][limit]}
      error={errorOf(id)}
      onChange={(event) => change({ unpaidHolds: { ...unpaidHolds, [holder]: changed(event.target.value) } })}
      onBlur={() => leave(id)}
    />
  )
}
