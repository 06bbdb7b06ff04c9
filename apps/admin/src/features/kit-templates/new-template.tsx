import { emptyKitTemplateDraft, type AdminKitTemplate } from '@trivet/core/contract/kits'
import { toast } from '@trivet/ui/toaster'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { sayRefusal } from '../../lib/save-refusal.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { TemplateFormFields, useTemplateForm } from './template-form.tsx'

export function NewTemplate() {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const form = useTemplateForm(emptyKitTemplateDraft)
  const [created, setCreated] = useState<AdminKitTemplate | null>(null)
  const create = trpc.kitTemplates.create.useMutation({
    onSuccess(template) {
      utils.kitTemplates.byId.setData({ id: template._id }, template)
      toast.success('Template created')
      setCreated(template)
    },
    onError: (error) => sayRefusal(form, error),
    onSettled: () => utils.kitTemplates.list.invalidate(),
  })

  // once the form is known to be done, nobody is asked whether to leave it
  useEffect(() => {
    if (created) void navigate(paths.kitTemplate(created), { replace: true })
  }, [created, navigate])

  return (
    <div className="max-w-220">
      <TemplateFormFields
        form={form}
        products={[]}
        isNew
        isPending={create.isPending || created !== null}
        onSave={(whole) => create.mutate(whole)}
        isDone={created !== null}
      />
    </div>
  )
}
