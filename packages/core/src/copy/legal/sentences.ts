import type { LegalText } from '../../legal/legal-versions.ts'

export const legalTitles: Record<LegalText, string> = {
  terms: 'Terms of service',
  privacy: 'Privacy notice',
  rentalAgreement: 'Rental agreement',
}

export const termsChanged =
  'Our terms have changed since you opened this page. Please reload it, read them, and place your order again.'
/** Before each text, and no part of it: who runs the shop is a setting. */
export const runBy = (seller: string) => `Trivet is run by ${seller}.`
/** Before the names of the texts. */
export const agreeByOrdering = 'By placing the order you agree to our'
export const versionOf = (day: string) => `version of ${day}`
/** Orders from before the texts had versions. */
export const noVersionKept = 'Not recorded: the order is older than these texts'
