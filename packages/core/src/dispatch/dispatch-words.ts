import { formatDay } from '../calendar-date.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { maxDaysAhead, maxRentalDays } from '../rental-period.ts'
import type { VisitConflict, VisitWarning } from './move-visit.ts'
import type { Loss, LossKind, LossOutcome, PickupRefusal } from './pickup-check.ts'
import type { VisitKind } from './visit-windows.ts'
import type { VisitState } from './visits.ts'

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

export const dispatchMessages = {
  boardLoadFailed: 'Failed to load the visits',
  rangeTooLong: (days: number) => `The board shows at most ${days} days at once`,
  moved: (kind: VisitKind, day: CalendarDate, hours: string) =>
    `${visitNames[kind]} moved to ${formatDay(day)}, ${hours}`,
  moveFailed: 'Failed to move the visit. Please try again.',
  checkLoadFailed: 'Failed to load the pickup',
  pickupSaved: 'Pickup completed',
  pickupFailed: 'Failed to complete the pickup. Please try again.',
  pickupDoneAlready: 'This pickup is completed already, with another count',
  waivedReasonNeeded: 'Please say why nothing is charged',
  tooFewInStock: (name: string) =>
    `${name} cannot be taken out of stock: the pieces are promised to other guests. Leave the tick off and order new ones.`,
  moreTakenThanLost: 'No more pieces can be taken out of stock than are missing or damaged',
  duePaid: 'Thank you, the amount is paid',
  dueNotFound: 'There is nothing to pay here',
} as const

/** The sentence staff read about one thing that stands in a visit's way. */
export function visitConflictMessage(conflict: VisitConflict, kind: VisitKind): string {
  switch (conflict.rule) {
    case 'same-visit':
      return 'The visit has this day and window already'
    case 'visit-is-open':
      return `The ${kind} of an order that is ${conflict.status} cannot be moved`
    case 'not-in-the-past':
      return 'This day is over'
    case 'pickup-after-delivery':
      return 'The pickup must be after the delivery'
    case 'rental-length':
      return `A rental can last at most ${maxRentalDays} days`
    case 'days-ahead':
      return `The delivery can be at most ${maxDaysAhead} days ahead`
    case 'items-free':
      return `Not enough ${conflict.name} on ${daysText(conflict.days)}`
  }
}

export function visitWarningMessage(warning: VisitWarning): string {
  switch (warning.about) {
    case 'short-notice':
      return 'Less than 48 hours ahead: call the guest as well.'
    case 'more-days':
      return `The guest keeps everything ${countDays(warning.days)} longer, at the same price.`
    case 'fewer-days':
      return `The rental becomes ${countDays(warning.days)} shorter, at the same price. A refund is up to you.`
  }
}

/** The sentence staff read when a pickup cannot be completed like this. */
export function pickupRefusalMessage(refused: PickupRefusal): string {
  switch (refused.rule) {
    case 'with-the-guest':
      return `An order that is ${refused.status} cannot be collected`
    case 'not-in-this-order':
      return 'One of the pieces is not part of this order'
    case 'more-than-there-were':
      return `There were only ${refused.expected} of ${refused.name}`
  }
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
