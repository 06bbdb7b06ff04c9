import * as kitsCopy from '@trivet/core/copy/kits'

import type { Kit } from '@trivet/core/contract/kits'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { forgetKitDraft } from './kit-drafts.ts'

/** Takes the kit off the list at once; it comes back when the server refuses, or anew by Undo. */
export function useDeleteKit(): (kit: Kit) => void {
  const { kits } = trpc.useUtils()
  const create = trpc.kits.create.useMutation({
    onSuccess: () => kits.mine.invalidate(),
    onError: (error) => notify.error(messageOf(error, kitsCopy.kitSaveFailed)),
  })
  const remove = trpc.kits.delete.useMutation()

  return (kit) => {
    const before = kits.mine.getData()
    kits.mine.setData(undefined, (list) => list?.filter(({ _id }) => _id !== kit._id))
    remove.mutate(
      { id: kit._id },
      {
        onSuccess() {
          forgetKitDraft(kit._id)
          notify.success(kitsCopy.kitDeleted, {
            action: { label: 'Undo', onClick: () => create.mutate(bodyOf(kit)) },
          })
        },
        onError(error) {
          kits.mine.setData(undefined, before)
          notify.error(messageOf(error, kitsCopy.kitDeleteFailed))
        },
      },
    )
  }
}

function bodyOf({ name, items }: Kit) {
  return { name, items: items.map(({ product, quantity }) => ({ product, quantity })) }
}
