import { retentionWords } from '@trivet/core/copy/privacy'
import { retentionKinds } from '@trivet/core/privacy'
import { TextField } from '@trivet/ui/text-field'
import { Panel } from '../../components/panel.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** How long is kept what no book needs. A job clears what is older each hour; the shop's privacy notice names the same months. */
export function RetentionSection({ form: { draft, change, leave, errorOf } }: { form: SettingsForm }) {
  return (
    <Panel title="How long personal data is kept">
      <p className="text-small text-muted-foreground">
        In months. What is older is cleared every hour, for good. The privacy notice of the shop names the
        same periods; orders and invoices stay in the books.
      </p>
      <div className="fields-level mt-5 grid gap-5 sm:grid-cols-2">
        {retentionKinds.map((kind) => (
          <TextField
            key={kind}
            id={`retention.${kind}`}
            label={retentionWords[kind].label}
            hint={retentionWords[kind].does}
            inputMode="numeric"
            value={draft.retention[kind]}
            error={errorOf(`retention.${kind}`)}
            onChange={(event) => change({ retention: { ...draft.retention, [kind]: event.target.value } })}
            onBlur={() => leave(`retention.${kind}`)}
          />
        ))}
      </div>
    </Panel>
  )
}
