import type { AdminProduct, ProductDraft } from '@trivet/core/contract/catalog'
import { toast } from '@trivet/ui/toaster'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { ProductFormFields, useProductForm } from './product-form.tsx'
import { sayRefusal } from '../../lib/save-refusal.ts'

export function NewProduct({ draft }: { draft: ProductDraft }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const form = useProductForm(draft)
  const [created, setCreated] = useState<AdminProduct | null>(null)
  const create = trpc.adminProducts.create.useMutation({
    onSuccess(product) {
      utils.adminProducts.byId.setData({ id: product._id }, product)
      toast.success('Product created')
      setCreated(product)
    },
    onError: (error) => sayRefusal(form, error),
    onSettled: () => utils.adminProducts.list.invalidate(),
  })

  // once the form is known to be done, nobody is asked whether to leave it
  useEffect(() => {
    if (created) void navigate(paths.product(created), { replace: true })
  }, [created, navigate])

  return (
    <div className="max-w-220">
      <ProductFormFields
        form={form}
        names={[]}
        isNew
        isPending={create.isPending || created !== null}
        onSave={(whole) => create.mutate(whole)}
        isDone={created !== null}
      />
    </div>
  )
}
