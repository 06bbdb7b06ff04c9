import type { PreviewedStatusChange, PreviewedStatusChanges } from '@trivet/core/contract/orders'

/** The orders of a preview, by what has to happen before they change. */
export type PreviewedGroups = {
  ready: PreviewedStatusChange[]
  /** Left out unless they are ticked. */
  odd: PreviewedStatusChange[]
  /** Left out unless there is a reason. */
  unpaid: PreviewedStatusChange[]
  skipped: { _id: string; number: string; reason: string }[]
}

export function groupsOf({ orders }: Pick<PreviewedStatusChanges, 'orders'>): PreviewedGroups {
  const open = orders.filter(({ reason }) => reason === null)
  return {
    ready: open.filter(({ oddities }) => oddities.length === 0),
    odd: open.filter(({ oddities }) => oddities.length > 0),
    unpaid: orders.filter(({ needsAccount }) => needsAccount),
    skipped: orders.flatMap(({ _id, number, reason, needsAccount }) =>
      reason === null || needsAccount ? [] : [{ _id, number, reason }],
    ),
  }
}

/** The orders that would change as it stands, in the sequence of the preview. */
export function chosenOf(
  { orders }: Pick<PreviewedStatusChanges, 'orders'>,
  { ticked, account }: { ticked: ReadonlySet<string>; account: string },
): PreviewedStatusChange[] {
  return orders.filter(({ _id, reason, oddities, needsAccount }) => {
    if (needsAccount) return account.trim() !== ''
    return reason === null && (oddities.length === 0 || ticked.has(_id))
  })
}
