import * as generalCopy from '@trivet/core/copy/general'
import { bulkChangeSize, type StatusChangeId, type UndoneStatusChanges } from '@trivet/core/contract/orders'
import { undoSeconds } from '@trivet/core/orders'
import { toast } from '@trivet/ui/toaster'
import { now } from '../lib/clock.ts'
import { messageOf, trpc } from '../lib/trpc.ts'
import { UndoSeconds } from './undo-seconds.tsx'

/** Says what staff have just changed, for the minute in which it can be undone from any page. */
export function useUndoNotice() {
  const utils = trpc.useUtils()

  async function undo(changes: readonly StatusChangeId[]) {
    const results: UndoneStatusChanges['results'] = []
    try {
      for (let at = 0; at < changes.length; at += bulkChangeSize) {
        const some = changes.slice(at, at + bulkChangeSize)
        const answer = await utils.client.orders.undoStatusChanges.mutate({ changes: some })
        results.push(...answer.results)
      }
      tell(results)
    } catch (error) {
      toast.error(messageOf(error, generalCopy.errorOccurred))
    } finally {
      await Promise.all([utils.orders.invalidate(), utils.dispatch.invalidate()])
    }
  }

  return (title: string, changes: readonly StatusChangeId[]) => {
    const [first] = changes
    if (!first) return
    // the next step of the same order takes its place: only the last one can be undone
    const id = noticeId(first.id)
    const until = new Date(now().getTime() + undoSeconds * 1000)
    toast.success(title, {
      id,
      description: <UndoSeconds key={first.changeId} until={until} onOver={() => toast.dismiss(id)} />,
      action: { label: 'Undo', onClick: () => void undo(changes) },
      // its own seconds end it, also while somebody looks at it
      duration: 0,
    })
  }
}

/** Of an order whose last change was taken back in another way. */
export function withdrawUndoNotice(orderId: string) {
  toast.dismiss(noticeId(orderId))
}

const noticeId = (orderId: string) => `undo-${orderId}`

function tell(results: UndoneStatusChanges['results']) {
  const undone = results.filter(({ outcome }) => outcome === 'undone').length
  const reasons = [...new Set(results.flatMap(({ reason }) => reason ?? []))]
  if (reasons.length === 0) return toast.success(undone === 1 ? 'Undone' : `${undone} orders are as before`)
  const title = results.length === 1 ? 'Not undone' : `${undone} of ${results.length} undone`
  return toast.error(title, { description: reasons.join(' ') })
}
