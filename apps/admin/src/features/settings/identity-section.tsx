import { TextField } from '@trivet/ui/text-field'
import { Panel } from '../../components/panel.tsx'
import type { IdentityDraft } from './settings-draft.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** What guests know the shop by, whoever runs it. */
export function IdentitySection({ form }: { form: SettingsForm }) {
  const { identity } = form.draft
  const field = (name: keyof IdentityDraft) => ({
    id: `identity.${name}`,
    value: identity[name],
    error: form.errorOf(`identity.${name}`),
    onChange: (event: { target: { value: string } }) =>
      form.change({ identity: { ...identity, [name]: event.target.value } }),
    onBlur: () => form.leave(`identity.${name}`),
  })
  return (
    <Panel title="Shop">
      <div className="fields-level grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name of the shop"
          hint="On pages, mails and documents, and as the sender of mails"
          {...field('name')}
        />
        <TextField
          label="Support hours"
          hint="As guests read them, with the time zone"
          {...field('supportHours')}
        />
        <TextField label="Support phone" hint="Optional" type="tel" {...field('supportPhone')} />
      </div>
    </Panel>
  )
}
