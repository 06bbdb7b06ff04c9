import type { VisitList } from '@trivet/core/contract/dispatch'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { windowLabel } from '@trivet/core/dispatch'
import { toast } from '@trivet/ui/toaster'
import { trpc } from '../../lib/trpc.ts'
import { visitKey, type VisitChange } from './visit-change.ts'
import type { Board } from './use-board.ts'

type Failed = (change: VisitChange) => void

/** Changes a visit on the board at once; what the server refuses goes back to where it was, and to the dialog. */
export function useVisitChange(board: Board, onFailed: Failed) {
  const utils = trpc.useUtils()
  const mutation = trpc.dispatch.changeVisit.useMutation()

  return async function changeVisit(change: VisitChange, note: string): Promise<void> {
    const { visit, day, window } = change
    await utils.dispatch.visits.cancel(board.input)
    const before = utils.dispatch.visits.getData(board.input)
    if (before) utils.dispatch.visits.setData(board.input, changedList(before, change))
    try {
      const { orderId: id, kind } = visit
      await mutation.mutateAsync({ id, kind, day, window, seenDay: visit.day, note })
      toast.success(dispatchCopy.visitChanged(kind, day, windowLabel(kind, window)))
    } catch (error) {
      if (before) utils.dispatch.visits.setData(board.input, before)
      onFailed({ ...change, error })
    }
    await utils.dispatch.invalidate()
  }
}

/** The list as it will be once the server has agreed. */
export function changedList(list: VisitList, { visit, day, window }: VisitChange): VisitList {
  const key = visitKey(visit)
  const isChanged = (one: VisitList['visits'][number]) => visitKey(one) === key
  return {
    ...list,
    visits: list.visits.map((one) => (isChanged(one) ? { ...one, day, window } : one)),
    overdue: list.overdue.filter((one) => !isChanged(one)),
    counts: list.counts.map((count) => {
      if (count.kind !== visit.kind || visit.day === day) return count
      const change = count.day === day ? 1 : count.day === visit.day ? -1 : 0
      return { ...count, total: count.total + change }
    }),
  }
}
