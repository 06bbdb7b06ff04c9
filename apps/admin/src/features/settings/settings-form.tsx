import type { StaffSettings } from '@trivet/core/contract/settings'
import type { Depot } from '@trivet/core/contract/stock'
import { toCents } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { AreasSection } from './areas-section.tsx'
import { CompanySection } from './company-section.tsx'
import { HoldsSection } from './holds-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { MoneySection } from './money-section.tsx'
import { PriceRulesSection } from './price-rules-section.tsx'
import { RetentionSection } from './retention-section.tsx'
import { RulesSection } from './rules-section.tsx'
import { SettingsPreview } from './settings-preview.tsx'
import { useSettingsForm, type SettingsForm as Form } from './use-settings-form.ts'

export function SettingsForm({ present, depots }: { present: StaffSettings; depots: readonly Depot[] }) {
  const form = useSettingsForm(present)
  const element = useRef<HTMLFormElement>(null)
  const kits = trpc.products.list.useQuery({ category: 'Essential' })
  const [kit] = kits.data?.products ?? []
  const example = kit && { name: kit.name, priceCents: toCents(kit.price) }
  const after = form.decision.ok ? form.decision.settings : form.before
  return (
    <form
      ref={element}
      noValidate
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
        if (!form.decision.ok) focusFirst(form.decision.errors, element.current)
      }}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <MoneySection form={form} />
        <PriceRulesSection form={form} />
        <RulesSection form={form} />
        <HoldsSection form={form} />
        <RetentionSection form={form} />
        <AreasSection form={form} depots={depots} />
        <IdentitySection form={form} />
        <CompanySection form={form} />
      </div>
      <div className="flex flex-col gap-4 xl:sticky xl:top-6">
        <SettingsPreview before={form.before} after={after} example={example} depots={depots} />
        {form.error && <Refusal form={form} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={form.isPending} loadingText="Saving…">
            Save settings
          </Button>
          <Button variant="secondary" onClick={form.discard}>
            Discard changes
          </Button>
        </div>
      </div>
      <UnsavedChanges isUnsaved={form.isUnsaved} />
    </form>
  )
}

function Refusal({ form }: { form: Form }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex flex-col items-start gap-3 rounded-cloth border-2 border-destructive p-3"
    >
      <p className="flex gap-2 font-medium">
        <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
        {messageOf(form.error, 'The settings could not be saved. Please try again.')}
      </p>
      {form.isOvertaken && (
        <Button variant="secondary" size="sm" onClick={() => void form.compare()}>
          Compare mine with theirs
        </Button>
      )}
    </div>
  )
}

function focusFirst(errors: ReadonlyMap<string, string>, form: HTMLFormElement | null) {
  const [name] = errors.keys()
  if (name) form?.querySelector<HTMLElement>(`[id="${name}"]`)?.focus()
}
