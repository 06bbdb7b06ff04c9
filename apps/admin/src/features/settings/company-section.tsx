import { countries, isCountryCode } from '@trivet/core/address'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { TriangleAlert } from 'lucide-react'
import { Panel } from '../../components/panel.tsx'
import type { CompanyDraft } from './company-draft.ts'
import type { SettingsForm } from './use-settings-form.ts'

const countryOptions = countries.map(({ code, label }) => ({ value: code, label }))

/** Who sells: what invoices, mails and legal pages name. */
export function CompanySection({ form }: { form: SettingsForm }) {
  const { company } = form.draft
  const put = (values: Partial<CompanyDraft>) => form.change({ company: { ...company, ...values } })
  const field = (name: Exclude<keyof CompanyDraft, 'country'>) => ({
    id: `company.${name}`,
    value: company[name],
    error: form.errorOf(`company.${name}`),
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
    onBlur: () => form.leave(`company.${name}`),
  })

  return (
    <Panel title="Company">
      {form.before.company === null ? (
        <p className="mb-5 flex max-w-prose gap-2 font-medium">
          <TriangleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
          Not set yet. Invoices, mails and legal pages name the shop without an address until it is.
        </p>
      ) : (
        <p className="mb-5 max-w-prose text-muted-foreground">
          Named on invoices, under mails and before the legal texts. An invoice keeps the company that issued
          it.
        </p>
      )}
      <div className="fields-level grid gap-5 sm:grid-cols-2">
        <TextField label="Legal name" autoComplete="organization" {...field('legalName')} />
        <TextField label="Tax id" hint="Optional; printed on invoices only" {...field('taxId')} />
        <TextField label="Street" {...field('street')} />
        <TextField label="City" {...field('city')} />
        <TextField label="State" {...field('state')} />
        <TextField label="ZIP code" {...field('postalCode')} />
        <SelectField
          id="company.country"
          label="Country"
          options={countryOptions}
          value={company.country}
          onChange={({ target: { value } }) => {
            if (isCountryCode(value)) put({ country: value })
          }}
        />
        <TextField
          label="Support email"
          hint="Where guests write to"
          type="email"
          {...field('supportEmail')}
        />
      </div>
    </Panel>
  )
}
