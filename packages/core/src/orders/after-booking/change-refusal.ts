import { messages } from '../../messages.ts'
import { orderMessages } from '../../order-messages.ts'
import { rentalPeriodMessage } from '../../rental-period.ts'
import type { RentalPeriodRefusal } from '../../rental-period.ts'
import type { OrderStatus } from '../order-status.ts'
import type { ItemInStock } from './booked-rental.ts'
import { formatDeadline } from './notice.ts'

export const changeRules = [
  'cancel-before-dispatch',
  'paid-orders-only',
  'change-before-dispatch',
  'change-48-hours-before-delivery',
  'new-dates',
  'rental-period',
  'extend-before-pickup',
  'extend-24-hours-before-pickup',
  'later-pickup',
  'items-free',
] as const

/** Which rule of docs/policy.md (refunds on cancelling, date changes, extensions) an order's change failed on. */
export type ChangeRule = (typeof changeRules)[number]

/** `deadlineAt` is the last instant at which the change can, or could, be made; null where no hour decides. */
export type ChangeRefusal = { ok: false; deadlineAt: Date | null } & (
  | {
      rule: 'cancel-before-dispatch' | 'change-before-dispatch' | 'extend-before-pickup'
      status: OrderStatus
    }
  | { rule: 'change-48-hours-before-delivery' | 'extend-24-hours-before-pickup'; deadlineAt: Date }
  | { rule: 'rental-period'; refusal: RentalPeriodRefusal }
  | { rule: 'paid-orders-only' | 'new-dates' | 'later-pickup' }
  | { rule: 'items-free'; name: string }
)

/** The sentence a person reads about a refused change; deadlines on the clock of the delivery place. */
export function changeRefusalMessage(refused: ChangeRefusal, timeZone: string): string {
  switch (refused.rule) {
    case 'cancel-before-dispatch':
      return orderMessages.cancelRefused(refused.status)
    case 'change-before-dispatch':
      return orderMessages.dateChangeRefused(refused.status)
    case 'extend-before-pickup':
      return orderMessages.extensionRefused(refused.status)
    case 'change-48-hours-before-delivery':
      return orderMessages.dateChangeTooLate(formatDeadline(refused.deadlineAt, timeZone))
    case 'extend-24-hours-before-pickup':
      return orderMessages.extensionTooLate(formatDeadline(refused.deadlineAt, timeZone))
    case 'rental-period':
      return rentalPeriodMessage(refused.refusal)
    case 'paid-orders-only':
      return orderMessages.changeNeedsPayment
    case 'new-dates':
      return orderMessages.datesUnchanged
    case 'later-pickup':
      return orderMessages.extensionNotLater
    case 'items-free':
      return messages.notEnoughStock(refused.name)
  }
}

/** The first item of which too few are free. */
export function firstShort(items: readonly ItemInStock[]): ItemInStock | undefined {
  return items.find(({ needed, free }) => free < needed)
}
