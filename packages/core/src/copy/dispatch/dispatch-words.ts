import { noVanThatDay } from '../dates/sentences.ts'
import { formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import { maxDaysAhead, maxRentalDays } from '../../dates/rental-period.ts'
import type { VisitConflict, VisitFaults, VisitWarning } from '../../dispatch/visit-change.ts'
import type { Loss, LossKind, LossOutcome, PickupFaults, PickupRefusal } from '../../dispatch/pickup-check.ts'
import { windowLabel } from '../../dispatch/visit-windows.ts'
import type { VisitKind } from '../../dispatch/visit-windows.ts'
import type { VisitState } from '../../dispatch/visits.ts'

export const visitNames = {
  delivery: 'Delivery',
  pickup: 'Pickup',
} as const satisfies Record<VisitKind, string>

export const visitStateNames = {
  done: 'Done',
  overdue: 'Overdue',
  unpaid: 'Unpaid',
  open: 'Open',
} as const satisfies Record<VisitState, string>

export const lossNames = {
  missing: 'Missing',
  damaged: 'Damaged',
} as const satisfies Record<LossKind, string>

export const lossOutcomeNames = {
  charged: 'Charged',
  covered: 'Covered by damage protection',
  waived: 'Not charged',
  worthless: 'No replacement value',
} as const satisfies Record<LossOutcome, string>

const conflictWords: WordsOf<VisitFaults, [kind: VisitKind]> = {
  'visit-unchanged': () => 'The visit has this day and window already',
  'visit-closed': ({ status }, kind) => `The ${kind} of an order that is ${status} cannot be changed`,
  'day-past': () => 'This day is over',
  'pickup-not-after-delivery': () => 'The pickup must be after the delivery',
  'rental-too-long': () => `A rental can last at most ${maxRentalDays} days`,
  'delivery-too-far-ahead': () => `The delivery can be at most ${maxDaysAhead} days ahead`,
  'items-unavailable': ({ name, days }) => `Not enough ${name} on ${daysText(days)}`,
}

/** The sentence staff read about one thing that stands in a visit's way. */
export function visitConflictMessage(conflict: VisitConflict, kind: VisitKind): string {
  return wordsFor(conflictWords, conflict, kind)
}

export function visitWarningMessage(warning: VisitWarning): string {
  switch (warning.about) {
    case 'closed-day':
      return `${noVanThatDay}: make sure that one does.`
    case 'short-notice':
      return 'Less than 48 hours ahead: call the guest as well.'
    case 'more-days':
      return `The guest keeps everything ${countDays(warning.days)} longer, at the same price.`
    case 'fewer-days':
      return `The rental becomes ${countDays(warning.days)} shorter, at the same price. A refund is up to you.`
    case 'not-as-chosen':
      return `The guest chose ${windowLabel(warning.kind, warning.chosen)}: call them as well.`
  }
}

const pickupWords: WordsOf<PickupFaults> = {
  'not-with-the-guest': ({ status }) => `An order that is ${status} cannot be collected`,
  'not-in-this-order': () => 'One of the pieces is not part of this order',
  'more-than-there-were': ({ name, expected }) => `There were only ${expected} of ${name}`,
}

/** The sentence staff read when a pickup cannot be completed like this. */
export function pickupRefusalMessage(refused: PickupRefusal): string {
  return wordsFor(pickupWords, refused)
}

/** '2 × Dinner plate missing, 1 × Copper pan damaged' */
export function lossesText(losses: readonly Pick<Loss, 'name' | 'kind' | 'quantity'>[]): string {
  return losses.map(({ name, kind, quantity }) => `${quantity} × ${name} ${kind}`).join(', ')
}

const shownDays = 4

/** 'Tue, Dec 1; Wed, Dec 2; Thu, Dec 3; Fri, Dec 4 and 2 days more' */
function daysText(days: readonly CalendarDate[]): string {
  const shown = days.slice(0, shownDays).map(formatDay).join('; ')
  const left = days.length - shownDays
  return left > 0 ? `${shown} and ${countDays(left)} more` : shown
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
