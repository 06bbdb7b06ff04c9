import { mergeDrafts, productChanges } from '@trivet/core/catalog'
import { adminProductOutput, type AdminProduct } from '@trivet/core/contract/catalog'
import * as productsCopy from '@trivet/core/copy/products'
import { toast } from '@trivet/ui/toaster'
import { useEffect } from 'react'
import { ChangedElsewhere } from '../../components/changed-elsewhere.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useEditedVersion } from '../../lib/use-edited-version.ts'
import { ProductFormFields, useProductForm } from './product-form.tsx'
import { currentVersionOf, sayRefusal } from '../../lib/save-refusal.ts'

/** The form of one product. */
export function EditProduct({ product }: { product: AdminProduct }) {
  const utils = trpc.useUtils()
  const form = useProductForm(product.draft)
  const { base, theirs, updatedAt, begin, setTheirs, keepMine } = useEditedVersion(product, form, {
    changes: productChanges,
    merge: mergeDrafts,
  })
  const { isDirty } = form.formState
  // units that were counted beside a form nobody typed in are not somebody else's change
  useEffect(() => {
    if (!isDirty && product.updatedAt > base.updatedAt) begin(product)
  }, [isDirty, product, base, begin])
  const update = trpc.adminProducts.update.useMutation({
    onSuccess(saved) {
      begin(saved)
      utils.adminProducts.byId.setData({ id: saved._id }, saved)
      toast.success('Product saved')
    },
    onError(error) {
      const changed = currentVersionOf(error, adminProductOutput)
      if (changed) setTheirs(changed)
      else sayRefusal(form, error)
    },
    onSettled: () => utils.adminProducts.list.invalidate(),
  })

  return (
    <ProductFormFields
      form={form}
      names={base.names}
      isNew={false}
      isPending={update.isPending}
      onSave={(draft) => update.mutate({ ...draft, id: base._id, updatedAt })}
      notice={
        theirs && (
          <ChangedElsewhere
            title={productsCopy.changedElsewhere}
            changes={productChanges(base.draft, theirs.draft)}
            onTakeTheirs={() => begin(theirs)}
            onKeepMine={() => keepMine(theirs)}
          />
        )
      }
    />
  )
}
