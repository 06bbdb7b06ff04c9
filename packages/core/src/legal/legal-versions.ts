import { calendarDate } from '../dates/calendar-date.ts'
import type { CalendarDate } from '../dates/calendar-date.ts'
import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'

/** What a guest agrees to with an order: texts of the shop that have a version. */
export const legalTexts = ['terms', 'privacy', 'rentalAgreement'] as const

export type LegalText = (typeof legalTexts)[number]

/** A version is the day on which its text was published. */
export type LegalVersions = Record<LegalText, CalendarDate>

/** As an order keeps them: all of them, or none where it is older than the texts. */
export type KeptLegalVersions = LegalVersions | Record<string, never>

/** The versions an order was placed under; null where none was kept. */
export function agreedVersions(kept: KeptLegalVersions): LegalVersions | null {
  return 'terms' in kept ? (kept as LegalVersions) : null
}

/**
 * The versions in force. A text that is changed gets the day on which it changes; its words of before then stay as they
 * were in copy/legal/earlier/<text>-<version>.ts, are shown at /terms/<version>, and the order's page and staff's link there.
 */
export const legalVersions: LegalVersions = {
  terms: calendarDate('2026-11-22'),
  privacy: calendarDate('2026-11-23'),
  rentalAgreement: calendarDate('2026-11-23'),
}

/** Who agreed to an earlier rental agreement pays no late fee: it named none. */
export const lateFeeAgreedSince = calendarDate('2026-11-23')

export type AgreementFaults = {
  /** A page that was opened before showed other texts than those in force. */
  'terms-changed': { changed: LegalText[]; inForce: LegalVersions }
}

export type AgreementDecision = { ok: true; agreedTo: LegalVersions } | Refusal<AgreementFaults>

/**
 * Which versions an order agrees to: those in force. Whoever says what was shown is refused when it was something else; a
 * script that shows no page says nothing. See docs/policy.md#terms-and-versions.
 */
export function decideAgreement(
  shown: Readonly<Record<LegalText, string>> | null,
  inForce: LegalVersions = legalVersions,
): AgreementDecision {
  const changed = legalTexts.filter((text) => shown !== null && shown[text] !== inForce[text])
  if (changed.length > 0) return refuse('terms-changed', { changed, inForce })
  return { ok: true, agreedTo: inForce }
}
