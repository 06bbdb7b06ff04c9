import { formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import type { VisitKind } from '../../dispatch/visit-windows.ts'
import { visitNames } from './dispatch-words.ts'

export const tooManyPackingLists = (most: number) =>
  `More than ${most} packing lists are too many for one file. Choose a service area.`
export const unpaidDoNotPack = 'Unpaid: do not pack'
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

/** Said once the session of a phone was ended from elsewhere. */
export const keptDayRemoved = (reports: number) =>
  `This phone was signed out from elsewhere, by you or by an owner of the shop, or because your password or role changed. The day that it had kept was removed${
    reports === 0
      ? '.'
      : `, and with it ${reports === 1 ? 'a report that was' : `${reports} reports that were`} not sent: tell the shop what happened there.`
  }`
