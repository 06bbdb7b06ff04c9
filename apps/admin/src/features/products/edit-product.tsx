import { mergeDrafts, productChanges } from '@trivet/core/catalog'
import { adminProductOutput, type AdminProduct, type ProductDraft } from '@trivet/core/contract/catalog'
import * as productsCopy from '@trivet/core/copy/products'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { ChangedElsewhere } from '../../components/changed-elsewhere.tsx'
import { trpc } from '../../lib/trpc.ts'
import { ProductFormFields, useProductForm } from './product-form.tsx'
import { currentVersionOf, sayRefusal } from '../../lib/save-refusal.ts'

/** The form of one product. It stays with the version it began with until it is saved or the editor decides. */
export function EditProduct({ product }: { product: AdminProduct }) {
  const utils = trpc.useUtils()
  const [base, setBase] = useState(product)
  const [current, setCurrent] = useState<AdminProduct | null>(null)
  const form = useProductForm(base.draft)
  const update = trpc.adminProducts.update.useMutation({
    onSuccess(saved) {
      begin(saved)
      utils.adminProducts.byId.setData({ id: saved._id }, saved)
      toast.success('Product saved')
    },
    onError(error) {
      const changed = currentVersionOf(error, adminProductOutput)
      if (changed) setCurrent(changed)
      else sayRefusal(form, error)
    },
    onSettled: () => utils.adminProducts.list.invalidate(),
  })

  // to archive it, say, made a new version that differs in nothing the form holds
  const isSame = productChanges(base.draft, product.draft).length === 0
  const { updatedAt } = isSame ? product : base

  function begin(version: AdminProduct) {
    setBase(version)
    setCurrent(null)
    form.reset(version.draft)
  }

  function keepMine(theirs: AdminProduct) {
    const merged = mergeDrafts(base.draft, form.getValues(), theirs.draft)
    begin(theirs)
    for (const field of Object.keys(merged) as (keyof ProductDraft)[]) {
      form.setValue(field, merged[field], { shouldDirty: true })
    }
  }

  return (
    <ProductFormFields
      form={form}
      names={base.names}
      isNew={false}
      isPending={update.isPending}
      onSave={(draft) => update.mutate({ ...draft, id: base._id, updatedAt })}
      notice={
        current && (
          <ChangedElsewhere
            title={productsCopy.changedElsewhere}
            changes={productChanges(base.draft, current.draft)}
            onTakeTheirs={() => begin(current)}
            onKeepMine={() => keepMine(current)}
          />
        )
      }
    />
  )
}
