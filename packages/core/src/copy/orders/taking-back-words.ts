import { formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { Refusal, WordsOf } from '../../refusal/refusal.ts'
import type { OrderStatus } from '../../orders/order-status.ts'
import type { UndoFaults } from '../../orders/taking-back.ts'

const words: WordsOf<UndoFaults> = {
  'taken-back-already': () => 'This change is taken back already',
  'changed-since': ({ status }) => `The order is ${status} by now. Only its last change can be taken back.`,
  'money-followed': () =>
    'Money was booked, charged, waived or paid back since. This change can no longer be taken back.',
  'damage-followed': () =>
    'Damage was counted or reported since. Waive what is charged instead of taking the change back.',
  'payout-followed': () => 'Its host has asked for a payout since. This change can no longer be taken back.',
  'hold-over': () => 'The time to pay is over: the order would be cancelled at once.',
  'cancellation-settled': () =>
    'Its minute is over, and what was to be paid back is paid back. Place a new order instead.',
  'quote-withdrawn': () => 'Its quote is withdrawn, and its link says so. Write a new quote instead.',
  'minute-over': () => 'The minute to undo this is over. Take it back with a reason instead.',
}

/** Why a status change is not undone or taken back, in a sentence for the staff. */
export function takingBackRefusalMessage(refused: Refusal<UndoFaults>): string {
  return wordsFor(words, refused)
}

/** What taking a status change back means, before staff do it. */
export function takingBackText({ from, isMailed }: { from: OrderStatus; isMailed: boolean }): string {
  const told = isMailed
    ? 'Its guest was mailed about it, and hears nothing of this: tell them yourself where it matters.'
    : 'Its guest has not been told, and will not be.'
  return `The order is ${from} again. ${told}`
}

/** Asked before a step that comes before its day. */
export function earlyStepQuestion(to: OrderStatus, { rentalStart, rentalEnd }: RentalDays): string {
  const isPickup = to === 'collected' || to === 'completed'
  const visit = isPickup ? `picked up on ${formatDay(rentalEnd)}` : `delivered on ${formatDay(rentalStart)}`
  return `This order is ${visit}. Mark it ${to} today?`
}

type RentalDays = { rentalStart: CalendarDate; rentalEnd: CalendarDate }
