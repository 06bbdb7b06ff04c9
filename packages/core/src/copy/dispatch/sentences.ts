import { formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import type { VisitKind } from '../../dispatch/visit-windows.ts'
import { visitNames } from './dispatch-words.ts'

export const tooManyPackingLists = (most: number) =>
  `More than ${most} packing lists are too many for one file. Choose a service area.`
export const boardLoadFailed = 'Failed to load the visits'
export const boardRangeTooLong = (days: number) => `The board shows at most ${days} days at once`
export const visitChanged = (kind: VisitKind, day: CalendarDate, hours: string) =>
  `${visitNames[kind]} changed to ${formatDay(day)}, ${hours}`
export const visitChangeFailed = 'Failed to change the visit. Please try again.'
export const pickupLoadFailed = 'Failed to load the pickup'
export const pickupSaved = 'Pickup completed'
export const pickupFailed = 'Failed to complete the pickup. Please try again.'
export const pickupDoneAlready = 'This pickup is completed already, with another count'
export const waivedReasonNeeded = 'Please say why nothing is charged'
export const tooFewInStock = (name: string) =>
  `${name} cannot be taken out of stock: its depot has fewer, or they are to leave it. Change the transfer first.`
export const moreTakenThanLost = 'No more pieces can be taken out of stock than are missing or damaged'
export const dueNotFound = 'There is nothing to pay here'
