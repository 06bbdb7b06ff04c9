import type { VisitList } from '@trivet/core/contract/dispatch'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { windowLabel } from '@trivet/core/dispatch'
import { toast } from '@trivet/ui/toaster'
import { trpc } from '../../lib/trpc.ts'
import { visitKey, type Moving } from './moving.ts'
import type { Board } from './use-board.ts'

type Failed = (moving: Moving) => void

/** Moves a visit on the board at once; what the server refuses goes back to where it was, and to the dialog. */
export function useVisitChange(board: Board, onFailed: Failed) {
  const utils = trpc.useUtils()
  const move = trpc.dispatch.move.useMutation()

  return async function moveVisit(moving: Moving, note: string): Promise<void> {
    const { visit, day, window } = moving
    await utils.dispatch.visits.cancel(board.input)
    const before = utils.dispatch.visits.getData(board.input)
    if (before) utils.dispatch.visits.setData(board.input, movedList(before, moving))
    try {
      const { orderId: id, kind } = visit
      await move.mutateAsync({ id, kind, day, window, seenDay: visit.day, note })
      toast.success(dispatchCopy.visitMoved(kind, day, windowLabel(kind, window)))
    } catch (error) {
      if (before) utils.dispatch.visits.setData(board.input, before)
      onFailed({ ...moving, error })
    }
    await utils.dispatch.invalidate()
  }
}

/** The list as it will be once the server has agreed. */
export function movedList(list: VisitList, { visit, day, window }: Moving): VisitList {
  const key = visitKey(visit)
  const isMoved = (one: VisitList['visits'][number]) => visitKey(one) === key
  return {
    ...list,
    visits: list.visits.map((one) => (isMoved(one) ? { ...one, day, window } : one)),
    overdue: list.overdue.filter((one) => !isMoved(one)),
    counts: list.counts.map((count) => {
      if (count.kind !== visit.kind || visit.day === day) return count
      const change = count.day === day ? 1 : count.day === visit.day ? -1 : 0
      return { ...count, total: count.total + change }
    }),
  }
}
