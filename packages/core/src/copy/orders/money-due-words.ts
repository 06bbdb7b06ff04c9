import type { DueRow } from '../../orders/money-due.ts'

/** Beside a price that was waived. */
export const needNotBePaid = 'Need not be paid'

/** Why something is due, for guests and staff. */
export function dueReason(row: DueRow): string {
  return row.of === 'price' ? 'Price of the order' : row.reason
}
