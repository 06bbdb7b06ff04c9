import { dateInZone, formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { formatMoment, formatTime } from '../../orders/after-booking/notice.ts'
import type { OrderStatus } from '../../orders/order-status.ts'
import type { TimelineKind } from '../../orders/timeline-kinds.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import { isOnTheWayAlready } from '../../dispatch/stop-report.ts'
import type {
  LastStopReport,
  MissReason,
  StopOutcome,
  StopReportFaults,
  StopReportRefusal,
} from '../../dispatch/stop-report.ts'

export const stopOutcomeNames = {
  'on-the-way': 'On the way',
  delivered: 'Delivered',
  collected: 'Collected',
  'nobody-there': 'Nobody there',
} as const satisfies Record<StopOutcome, string>

/** As driver and guest read it. */
export const missReasonNames = {
  'no-answer': 'Nobody answered',
  'no-access': 'No way in',
  'wrong-address': 'The address is not right',
  refused: 'Not accepted',
} as const satisfies Record<MissReason, string>

const reportWords: WordsOf<StopReportFaults> = {
  'stop-closed': ({ kind, status }) => `The ${kind} of an order that is ${status} is not to be driven`,
  'not-at-this-stop': ({ kind, outcome }) => `A ${kind} cannot be ${outcome}`,
  'before-its-day': ({ kind, day }) =>
    `The ${kind} is on ${formatDay(day)}, and is reported then. If it is made earlier, have its day changed first.`,
  'proof-needed': () => 'Take a photo of where you left it, or write down who took it',
}

/** The sentence a driver reads when a report cannot be taken. */
export function stopReportMessage(refused: StopReportRefusal): string {
  return wordsFor(reportWords, refused)
}

type ReportedVisit = { day: CalendarDate; timeZone: string; lastReport: LastStopReport | null }

/**
 * 'Nobody there, 12:04 pm' or 'On the way since 12:04 pm', by the clock of the place; null where nothing was reported that the
 * status of the order does not say.
 */
export function lastReportText({ day, timeZone, lastReport }: ReportedVisit, now: Date): string | null {
  if (!lastReport) return null
  const at = new Date(lastReport.at)
  const time = formatTime(at, timeZone)
  if (isOnTheWayAlready(lastReport, { at: now, timeZone })) return `On the way since ${time}`
  if (lastReport.outcome !== 'nobody-there') return null
  const reportedOn = dateInZone(at, timeZone)
  const missed = stopOutcomeNames[lastReport.outcome]
  return reportedOn === day ? `${missed}, ${time}` : `${missed}, ${formatDay(reportedOn)}, ${time}`
}

export type StopEvent = {
  kind: TimelineKind
  to: string | null
  /** Null: the shop itself. */
  by: string | null
  at: Date
}

/** 'Dana Reyes set the order to delivered, Thu, Dec 10, 10:42 am CST': who was there first. */
export function stopChangedBy({ kind, to, by, at }: StopEvent, timeZone: string): string {
  return `${by ?? 'The shop'} ${eventWords(kind, to)}, ${formatMoment(at, { timeZone })}`
}

function eventWords(kind: TimelineKind, to: string | null): string {
  if (kind === 'status') return `set the order to ${to as OrderStatus}`
  if (kind === 'taken-back') return `took a step back: the order is ${to as OrderStatus} again`
  if (kind === 'on-the-way') return 'is on the way there'
  if (kind === 'nobody-there') return 'met nobody there'
  if (kind === 'delivery-changed') {
    return to === null ? 'changed the delivery details of the order' : `changed the address to ${to}`
  }
  if (kind === 'order-changed') return 'changed what the order holds, its days or where it goes'
  return 'changed the days or hours of the order'
}

export const stopsLoadFailed = 'Failed to load the stops'
export const stopChanged = 'Somebody else was at this stop meanwhile'
export const stopUnknown = 'This stop was not seen before'
export const stopPhotoMissing = 'The photo of this stop has not arrived'
export const photoTooLarge = 'This phone has no room left for photos. Send what waits, then take it again.'
export const photoUnreadable = 'This picture could not be read. Take it again.'

export const orderChosen = 'In the sequence you put them, on this phone'
export const orderPlanned = 'In the planned sequence'

export const stopMoved = (guest: string, place: number, of: number) => `${guest} is stop ${place} of ${of}`
