import { keepPreviousData } from '@tanstack/react-query'
import type { StaffOrder } from '@trivet/core/contract/orders'
import * as ordersCopy from '@trivet/core/copy/orders'
import { toast } from '@trivet/ui/toaster'
import { TRPCClientError } from '@trpc/client'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { trpc } from '../../lib/trpc.ts'
import { draftOfOrder, mergeOrder, wantedOf } from './order-draft.ts'

/** What staff want of an order, what that does, and what somebody else did to it meanwhile. */
export function useOrderChange(opened: StaffOrder) {
  const { _id: id } = opened
  const utils = trpc.useUtils()
  const [base, setBase] = useState(opened)
  const [draft, setDraft] = useState(() => draftOfOrder(opened))
  const [latest, setLatest] = useState<StaffOrder | null>(null)
  const wanted = wantedOf(draft, base)
  const asked = useDeferredValue(JSON.stringify(wanted))
  const preview = trpc.orders.previewChange.useQuery(JSON.parse(asked), {
    enabled: asked !== 'null' && latest === null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // another wish is another request
  const idempotencyKey = useMemo(() => asked && newIdempotencyKey(), [asked])
  const change = trpc.orders.change.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess(order) {
      utils.orders.forStaff.setData({ id }, order)
      toast.success(ordersCopy.orderChangeDone)
    },
    onError: () => preview.refetch(),
    onSettled: () => Promise.all([utils.orders.list.invalidate(), utils.stock.invalidate()]),
  })

  const isOvertaken = isOvertakenBy(preview.error) || isOvertakenBy(change.error)
  useEffect(() => {
    if (!isOvertaken) return
    void utils.orders.forStaff.fetch({ id }, { staleTime: 0 }).then(setLatest)
  }, [isOvertaken, id, utils])

  const versions = latest && { base: draftOfOrder(base), mine: draft, theirs: draftOfOrder(latest) }
  function goOnWith(kept: 'mine' | 'theirs') {
    if (!latest || !versions) return
    setDraft(kept === 'mine' ? mergeOrder(versions) : versions.theirs)
    setBase(latest)
    setLatest(null)
    change.reset()
  }

  const isShown =
    wanted !== null && preview.isSuccess && !preview.isFetching && asked === JSON.stringify(wanted)
  return { base, draft, setDraft, wanted, preview, change, versions, goOnWith, isOvertaken, isShown }
}

export type OrderChange = ReturnType<typeof useOrderChange>

function isOvertakenBy(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.errorCode === 'ORDER_CHANGED'
}
