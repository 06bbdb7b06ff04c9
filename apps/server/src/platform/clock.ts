import { dateInZone, type CalendarDate } from '@trivet/core/dates'

export type Clock = {
  now(): Date
  /** The date at a place, such as where an order is delivered. */
  today(timeZone: string): CalendarDate
}

/** The one place of the server that reads the machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  today: (timeZone) => dateInZone(systemClock.now(), timeZone),
}
