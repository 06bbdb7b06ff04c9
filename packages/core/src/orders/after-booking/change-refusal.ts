import type { Refusal } from '../../refusal/refusal.ts'
import type { RentalPeriodFault } from '../../dates/rental-period.ts'
import type { OrderStatus } from '../order-status.ts'
import type { ItemInStock } from './current-rental.ts'

type Closed = { deadlineAt: Date | null; status: OrderStatus }
type WithDeadline = { deadlineAt: Date }

/**
 * Why an order cannot be changed like this: a rule of docs/policy.md on cancelling, date changes or extensions.
 * `deadlineAt` is the last instant at which the change can, or could, be made;
 * null where no hour decides.
 */
export type ChangeFaults = {
  'cancellation-closed': Closed
  'order-unpaid': WithDeadline
  'order-waived': WithDeadline
  'date-change-closed': Closed
  'date-change-too-late': WithDeadline
  'dates-unchanged': WithDeadline
  'dates-not-rentable': WithDeadline & { fault: RentalPeriodFault }
  'extension-closed': Closed
  'extension-too-late': WithDeadline
  'pickup-not-later': WithDeadline
  'items-unavailable': WithDeadline & { name: string }
}

export type ChangeRefusal = Refusal<ChangeFaults>

/** The first item of which too few are free. */
export function firstShort(items: readonly ItemInStock[]): ItemInStock | undefined {
  return items.find(({ needed, free }) => free < needed)
}
