import type { LegalPage } from '../legal-page.ts'
import { privacyOfNovember22 } from './privacy-2026-11-22.ts'
import { rentalAgreementOfNovember22 } from './rental-agreement-2026-11-22.ts'

/** Rental agreements that are no longer in force, by their version. */
export const earlierRentalAgreements: ReadonlyMap<string, (shop: string) => LegalPage> = new Map([
  ['2026-11-22', rentalAgreementOfNovember22],
])

/** Privacy notices that are no longer in force, by their version. */
export const earlierPrivacyNotices: ReadonlyMap<string, (shop: string) => LegalPage> = new Map([
  ['2026-11-22', privacyOfNovember22],
])
