import { formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'

export const notBackYet = 'Not counted back yet'
export const depotNameNeeded = 'Please enter a name for the depot'
export const depotNameTaken = 'There is a depot with this name already'
export const productUnknown = 'There is no product with this address'
export const depotUnknown = 'There is no such depot'
export const mainStaysOpen = 'The main depot stays open: new units come to it'
export const depotNotEmpty = 'Units stand in this depot, or are on their way to it'
export const depotInUse = 'An order that is not completed has its units from this depot'
export const depotServes = (areas: string) =>
  `Orders to ${areas} come from this depot. Choose another one there first.`
export const depotChangedMeanwhile = 'This depot was saved by somebody else meanwhile. Please open it again.'
export const depotClosed = 'This depot is closed'
export const unitsInvalid = 'Please enter a whole number of units'
export const countedMeanwhile = 'The units of this depot changed meanwhile. Please look again.'
export const countedElsewhere = 'The main depot has fewer than that: count them at the depot they stand in'
export const lastDayFirst = 'The last day is before the first'
export const sameDepot = 'Choose another depot to send them to'
export const arrivesFirst = 'They arrive before they leave'
export const fewerThanThat = 'More would leave the depot than belongs to it'
export const moreInRepair = 'More would be out of service than the depot has on these days'
export const inRepairThen =
  'Some of them are out of service on a day from then on. Put them back into service first.'
export const backLater = (backBy: CalendarDate) =>
  `They are back on ${formatDay(backBy)} at the latest. Take out of service again what stays longer.`
export const promisedThere = 'They are promised to guests on days when they would be away'
export const transferNotFound = 'There is no such transfer'
export const transferOver = 'This transfer has arrived or was called off'
export const transferNotSent = 'This transfer has not left yet'
export const transferPlanned = 'Planned'
export const transferSent = 'On its way'
export const transferNotSentYet = 'Late: not sent yet'
export const transferNotArrivedYet = 'Late: not arrived yet'
export const transferPromisedFrom = (arrivesOn: CalendarDate) => `promised from ${formatDay(arrivesOn)}`
export const transferOnItsWay = 'This transfer has left: it can only arrive'
export const arrivedNeeded = 'Please count what arrived: no more than was sent'
export const holdNotFound = 'Nothing is out of service by this name'
export const atRiskFailed = 'Failed to load the orders at risk'
export const depotsFailed = 'Failed to load the depots'
export const otherOfThatId = 'This id is taken by another one'
export const stockFailed = 'Failed to load the stock'
export const forcedLeavesShort = 'Orders of these days are short of units then: they stand in At risk.'
export const transferEffect = (short: number, units: number) =>
  units >= short ? 'With these there, nobody is short.' : `With these there, still ${short - units} short.`
