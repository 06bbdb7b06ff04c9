import {
  bulkChangeSize,
  type BulkRefund,
  type ChangedStatuses,
  type PreviewedStatusChange,
  type StatusChangeId,
} from '@trivet/core/contract/orders'
import type { OrderStatus } from '@trivet/core/orders'
import { useState } from 'react'
import { useUndoNotice } from '../../components/use-undo-notice.tsx'
import { trpc } from '../../lib/trpc.ts'

export type BulkResult = ChangedStatuses['results'][number] & { number: string }

type BulkStatusRequest = {
  orders: readonly PreviewedStatusChange[]
  status: OrderStatus
  note: string
  refund: BulkRefund
  onAccountBecause?: string
}

/** Changes the status of many orders, some at a time, and knows how far it has come. */
export function useBulkStatusChange() {
  const utils = trpc.useUtils()
  const offerUndo = useUndoNotice()
  const changeStatus = trpc.orders.changeStatuses.useMutation()
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const [isRunning, setIsRunning] = useState(false)

  /** After an error it goes on where it stopped: an order that was changed is not changed again. */
  async function run({ orders, ...request }: BulkStatusRequest) {
    setIsRunning(true)
    const numberOf = new Map(orders.map(({ _id, number }) => [_id, number]))
    const done: BulkResult[] = results ? [...results] : []
    try {
      for (let at = done.length; at < orders.length; at += bulkChangeSize) {
        const some = orders.slice(at, at + bulkChangeSize).map(({ _id: id, status: from }) => ({ id, from }))
        const answer = await changeStatus.mutateAsync({ ...request, orders: some })
        done.push(
          ...answer.results.map((result) => ({ ...result, number: numberOf.get(result._id) ?? result._id })),
        )
        setResults([...done])
      }
      offerUndo(noticeOf(done, request.status), undoableOf(done))
    } catch {
      // said by the dialog, from the mutation's own error
      setResults([...done])
    } finally {
      setIsRunning(false)
      await Promise.all([utils.orders.invalidate(), utils.dispatch.invalidate()])
    }
  }

  return { run, results, isRunning, error: changeStatus.error }
}

function undoableOf(results: readonly BulkResult[]): StatusChangeId[] {
  return results.flatMap(({ _id: id, changeId }) => (changeId === null ? [] : [{ id, changeId }]))
}

function noticeOf(results: readonly BulkResult[], status: OrderStatus): string {
  const changed = undoableOf(results).length
  return changed === 1 ? `1 order is ${status}` : `${changed} orders are ${status}`
}
