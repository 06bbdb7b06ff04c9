import { formatDay, type CalendarDate } from '../../dates/calendar-date.ts'
import type { LegalText } from '../../legal/legal-versions.ts'

export const legalTitles: Record<LegalText, string> = {
  terms: 'Terms of service',
  privacy: 'Privacy notice',
  rentalAgreement: 'Rental agreement',
}

export const termsChanged =
  'Our terms have changed since you opened this page. Please read them, and place your order again.'
/** On the button beside the changed texts. */
export const termsRead = 'I have read the new version'
export const termsReadThanks =
  'Thank you. Place your order again to agree to it; everything you typed is still here.'
/** Before each text, and no part of it: who runs the shop is a setting. */
export const runBy = (shop: string, seller: string) => `${shop} is run by ${seller}.`
/** Before the names of the texts. */
export const agreeByOrdering = 'By placing the order you agree to our'
/** '2026-12-01' → 'Tue, Dec 1, 2026'. */
export const versionDay = (version: CalendarDate) => `${formatDay(version)}, ${version.slice(0, 4)}`
export const versionOf = (version: CalendarDate) => `version of ${versionDay(version)}`
/** Orders from before the texts had versions. */
export const noVersionKept = 'Not recorded: the order is older than these texts'
export const earlierVersion = 'An earlier version, kept for the orders that were placed under it.'
export const readVersionInForce = 'Read the version in force'
