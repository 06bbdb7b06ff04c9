import { promotionCodeOutput, type PromotionCode } from '@trivet/core/contract/promotion-codes'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import { mergePromotionCodes, promotionCodeChanges } from '@trivet/core/promotion-codes'
import { toast } from '@trivet/ui/toaster'
import { ChangedElsewhere } from '../../components/changed-elsewhere.tsx'
import { currentVersionOf, sayRefusal } from '../../lib/save-refusal.ts'
import { trpc } from '../../lib/trpc.ts'
import { useEditedVersion } from '../../lib/use-edited-version.ts'
import { PromotionFormFields, usePromotionForm } from './promotion-form.tsx'

/** The form of one code. */
export function EditPromotion({ promotion }: { promotion: PromotionCode }) {
  const utils = trpc.useUtils()
  const form = usePromotionForm(promotion.draft)
  const { base, theirs, updatedAt, begin, setTheirs, keepMine } = useEditedVersion(promotion, form, {
    changes: promotionCodeChanges,
    merge: mergePromotionCodes,
  })
  const update = trpc.promotionCodes.update.useMutation({
    onSuccess(saved) {
      begin(saved)
      utils.promotionCodes.byId.setData({ id: saved._id }, saved)
      toast.success('Code saved')
    },
    onError(error) {
      const changed = currentVersionOf(error, promotionCodeOutput)
      if (changed) setTheirs(changed)
      else sayRefusal(form, error)
    },
    onSettled: () => utils.promotionCodes.list.invalidate(),
  })

  return (
    <PromotionFormFields
      form={form}
      products={[...promotion.products, ...base.products]}
      isNew={false}
      wasUsed={promotion.wasUsed}
      isPending={update.isPending}
      onSave={(draft) => update.mutate({ ...draft, id: base._id, updatedAt })}
      notice={
        theirs && (
          <ChangedElsewhere
            title={promotionCodesCopy.changedElsewhere}
            changes={promotionCodeChanges(base.draft, theirs.draft)}
            onTakeTheirs={() => begin(theirs)}
            onKeepMine={() => keepMine(theirs)}
          />
        )
      }
    />
  )
}
