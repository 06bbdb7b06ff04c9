import { adminKitTemplateOutput, type AdminKitTemplate } from '@trivet/core/contract/kits'
import * as kitsCopy from '@trivet/core/copy/kits'
import { kitTemplateChanges, mergeKitTemplates } from '@trivet/core/kits'
import { toast } from '@trivet/ui/toaster'
import { ChangedElsewhere } from '../../components/changed-elsewhere.tsx'
import { currentVersionOf, sayRefusal } from '../../lib/save-refusal.ts'
import { trpc } from '../../lib/trpc.ts'
import { useEditedVersion } from '../../lib/use-edited-version.ts'
import { TemplateFormFields, useTemplateForm } from './template-form.tsx'

/** The form of one template. */
export function EditTemplate({ template }: { template: AdminKitTemplate }) {
  const utils = trpc.useUtils()
  const form = useTemplateForm(template.draft)
  const { base, theirs, updatedAt, begin, setTheirs, keepMine } = useEditedVersion(template, form, {
    changes: kitTemplateChanges,
    merge: mergeKitTemplates,
  })
  const update = trpc.kitTemplates.update.useMutation({
    onSuccess(saved) {
      begin(saved)
      utils.kitTemplates.byId.setData({ id: saved._id }, saved)
      toast.success('Template saved')
    },
    onError(error) {
      const changed = currentVersionOf(error, adminKitTemplateOutput)
      if (changed) setTheirs(changed)
      else sayRefusal(form, error)
    },
    onSettled: () => utils.kitTemplates.list.invalidate(),
  })

  return (
    <TemplateFormFields
      form={form}
      products={[...template.products, ...base.products]}
      isNew={false}
      isPending={update.isPending}
      onSave={(draft) => update.mutate({ ...draft, id: base._id, updatedAt })}
      notice={
        theirs && (
          <ChangedElsewhere
            title={kitsCopy.templateChangedElsewhere}
            changes={kitTemplateChanges(base.draft, theirs.draft)}
            onTakeTheirs={() => begin(theirs)}
            onKeepMine={() => keepMine(theirs)}
          />
        )
      }
    />
  )
}
