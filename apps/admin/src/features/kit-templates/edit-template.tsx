import {
  adminKitTemplateOutput,
  type AdminKitTemplate,
  type KitTemplateDraft,
} from '@trivet/core/contract/kits'
import * as kitsCopy from '@trivet/core/copy/kits'
import { kitTemplateChanges, mergeKitTemplates } from '@trivet/core/kits'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { ChangedElsewhere } from '../../components/changed-elsewhere.tsx'
import { currentVersionOf, sayRefusal } from '../../lib/save-refusal.ts'
import { trpc } from '../../lib/trpc.ts'
import { TemplateFormFields, useTemplateForm } from './template-form.tsx'

/** The form of one template. It stays with the version it began with until it is saved or the editor decides. */
export function EditTemplate({ template }: { template: AdminKitTemplate }) {
  const utils = trpc.useUtils()
  const [base, setBase] = useState(template)
  const [current, setCurrent] = useState<AdminKitTemplate | null>(null)
  const form = useTemplateForm(base.draft)
  const update = trpc.kitTemplates.update.useMutation({
    onSuccess(saved) {
      begin(saved)
      utils.kitTemplates.byId.setData({ id: saved._id }, saved)
      toast.success('Template saved')
    },
    onError(error) {
      const changed = currentVersionOf(error, adminKitTemplateOutput)
      if (changed) setCurrent(changed)
      else sayRefusal(form, error)
    },
    onSettled: () => utils.kitTemplates.list.invalidate(),
  })

  // to archive it made a new version that differs in nothing the form holds
  const isSame = kitTemplateChanges(base.draft, template.draft).length === 0
  const { updatedAt } = isSame ? template : base

  function begin(version: AdminKitTemplate) {
    setBase(version)
    setCurrent(null)
    form.reset(version.draft)
  }

  function keepMine(theirs: AdminKitTemplate) {
    const merged = mergeKitTemplates(base.draft, form.getValues(), theirs.draft)
    begin(theirs)
    for (const field of Object.keys(merged) as (keyof KitTemplateDraft)[]) {
      form.setValue(field, merged[field], { shouldDirty: true })
    }
  }

  return (
    <TemplateFormFields
      form={form}
      products={[...template.products, ...base.products]}
      isNew={false}
      isPending={update.isPending}
      onSave={(draft) => update.mutate({ ...draft, id: base._id, updatedAt })}
      notice={
        current && (
          <ChangedElsewhere
            title={kitsCopy.templateChangedElsewhere}
            changes={kitTemplateChanges(base.draft, current.draft)}
            onTakeTheirs={() => begin(current)}
            onKeepMine={() => keepMine(current)}
          />
        )
      }
    />
  )
}
