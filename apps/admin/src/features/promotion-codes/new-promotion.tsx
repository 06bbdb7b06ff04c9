import { emptyPromotionCodeDraft, type PromotionCode } from '@trivet/core/contract/promotion-codes'
import { dateInZone } from '@trivet/core/dates'
import { toast } from '@trivet/ui/toaster'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { now } from '../../lib/clock.ts'
import { sayRefusal } from '../../lib/save-refusal.ts'
import { useShopTimeZone } from '../../lib/shop-time-zone.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { PromotionFormFields, usePromotionForm } from './promotion-form.tsx'

export function NewPromotion() {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const timeZone = useShopTimeZone()
  const form = usePromotionForm(emptyPromotionCodeDraft(dateInZone(now(), timeZone)))
  const [created, setCreated] = useState<PromotionCode | null>(null)
  const create = trpc.promotionCodes.create.useMutation({
    onSuccess(code) {
      utils.promotionCodes.byId.setData({ id: code._id }, code)
      toast.success('Code created')
      setCreated(code)
    },
    onError: (error) => sayRefusal(form, error),
    onSettled: () => utils.promotionCodes.list.invalidate(),
  })

  // once the form is known to be done, nobody is asked whether to leave it
  useEffect(() => {
    if (created) void navigate(paths.promotionCode(created), { replace: true })
  }, [created, navigate])

  return (
    <div className="max-w-220">
      <PromotionFormFields
        form={form}
        products={[]}
        isNew
        isPending={create.isPending || created !== null}
        onSave={(draft) => create.mutate(draft)}
        isDone={created !== null}
      />
    </div>
  )
}
