import { formatDay } from '../../dates/calendar-date.ts'
import type { CalendarDate } from '../../dates/calendar-date.ts'
import { formatMoney } from '../../money/money.ts'
import type { Obstacle } from '../../privacy/decide-erasure.ts'

export const yourData = 'Your data'
export const downloadMyData = 'Download my data'
export const eraseMyAccount = 'Erase my account'
export const dataExplained =
  'Everything that we keep about you, in one file that you can read. Photos of your orders are links in it.'
export const passwordAgain = 'Your password, once more'
export const cannotBeUndone = 'I know that this cannot be undone'
export const markToErase = 'Please mark that you know it cannot be undone'
export const erasureLead = (email: string) =>
  `Nothing of ${email} stays that our books do not need. This page says first what goes and what stays.`
export const whatWasAgreed = 'What you agreed to'
export const agreedNothing = 'Nothing yet: no order was placed under versions of the texts.'
export const personalData = 'Personal data'
export const downloadTheirData = 'Download their data'
export const erasePerson = 'Erase this person'
export const makeSureWhoAsks =
  'For whoever asks by mail. Make sure that it comes from the address of the account.'
export const copyByStaff =
  'A file with everything that is kept about them. It is for them alone: send it to the address of the account.'
export const eraseByStaff =
  'Orders and invoices stay in the books without the person. Everything else is gone, and cannot be brought back. They get one last mail.'
export const addressExplained =
  'For whoever asks by mail and has no account. Messages, the newsletter, waiting lists and mails know an address too. Make sure that the mail comes from it.'
export const eraseAddressExplained =
  'Messages, newsletter, waiting list and mails of this address are gone, and cannot be brought back.'
export const addressErased = (rows: number) =>
  rows === 0 ? 'Nothing was kept about this address' : `Erased in ${rows} ${rows === 1 ? 'place' : 'places'}`
export const reasonLabel = 'Reason, without naming the person'
export const dataDownloaded = 'Your data is downloaded'
export const accountErased =
  'Your account is erased. A mail to your address says so, and then we no longer have it.'
export const accountErasedAlready = 'This account is erased. Nothing of the person is left to change.'
export const addressHasAccount = 'This address has an account. Open the account and erase it there.'
export const erasureNotYet = 'This account cannot be erased yet'
export const dataFileName = 'my-data.json'

/** What goes, and what stays and why, as it is said before. */
export const goesOnErasure = [
  'Your account: name, email address, phone, postal address and password',
  'How we got in, notes for the driver, streets and photos of your orders',
  'Mails we sent you, messages you wrote, quotes and notes about you',
  'Reviews you wrote, kits you saved and your cart',
  'The newsletter, waiting lists, and everywhere you are signed in',
  'For hosts: homes, payout details and codes',
] as const

export const staysOnErasure = [
  {
    what: 'Orders, payments, refunds and invoices, with city, state and ZIP code',
    why: 'Tax law has us keep our books, and the tax depends on the place. Your name, street and contact are gone from them.',
  },
  {
    what: 'Commissions and payouts of hosts',
    why: 'They are part of the same books. The amounts stay, without the name.',
  },
  {
    what: 'That an account was erased, and when',
    why: 'To be able to show that we did it.',
  },
] as const

/** Where nobody has proven that the address is the account's. */
export const staysOfUnprovenAddress = {
  what: 'Messages, mails and places on waiting lists of your email address',
  why: 'Nobody has confirmed yet that the address is yours. Confirm it first, and they go, too.',
} as const

const fromThen = (from: CalendarDate | null) =>
  from ? `It works from ${formatDay(from)} on.` : 'It works as soon as that order is completed.'

const words: { [Kind in Obstacle['kind']]: (obstacle: Extract<Obstacle, { kind: Kind }>) => string } = {
  'is-staff': () => 'This is an account of the staff. An owner has to take it off the staff first.',
  'order-open': ({ number, from }) => `Order ${number} is not over. ${fromThen(from)}`,
  'stay-expects-guest': ({ number, from }) =>
    `A guest's order ${number} goes to one of the homes. ${fromThen(from)}`,
  'money-unsettled': ({ number }) =>
    `Money of order ${number} is still on its way. It works as soon as that is settled.`,
  'commission-unpaid': ({ cents }) =>
    `${formatMoney(cents)} of commission is not paid out. The host dashboard says from when a payout can be asked for; once it is paid, this works.`,
}

/** What stands in the way of an erasure, in a sentence that says from when on it does not. */
export function obstacleText<Kind extends Obstacle['kind']>(
  obstacle: Extract<Obstacle, { kind: Kind }>,
): string {
  const word: (obstacle: Extract<Obstacle, { kind: Kind }>) => string = words[obstacle.kind as Kind]
  return word(obstacle)
}
