import { dateInZone, type CalendarDate } from '@trivet/core'

export type Clock = {
  now(): Date
  /** The date at a place, such as where an order is delivered. */
  today(timeZone: string): CalendarDate
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: (timeZone) => dateInZone(new Date(), timeZone),
}
