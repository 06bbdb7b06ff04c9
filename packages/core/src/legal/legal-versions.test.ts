import { describe, expect, test } from 'vitest'
import { standardIdentity } from '../company/index.ts'
import {
  earlierPrivacyNotices,
  earlierRentalAgreements,
  privacyPage,
  rentalAgreementPage,
  termsPage,
} from '../copy/legal/index.ts'
import { calendarDate } from '../dates/calendar-date.ts'
import { agreedVersions, decideAgreement, legalTexts, legalVersions } from './legal-versions.ts'

describe('an order agrees', () => {
  test('to the versions in force, when nobody says what was shown', () => {
    expect(decideAgreement(null)).toEqual({ ok: true, agreedTo: legalVersions })
  })

  test('to what the page showed, when that is in force', () => {
    expect(decideAgreement({ ...legalVersions })).toEqual({ ok: true, agreedTo: legalVersions })
  })

  test.each(legalTexts)('to nothing, when the page showed another version of %s', (text) => {
    const shown = { ...legalVersions, [text]: calendarDate('2025-01-31') }
    expect(decideAgreement(shown)).toEqual({
      ok: false,
      code: 'terms-changed',
      facts: { changed: [text], inForce: legalVersions },
    })
  })
})

test('orders from before the texts had versions keep none', () => {
  expect(agreedVersions({})).toBeNull()
  expect(agreedVersions(legalVersions)).toEqual(legalVersions)
})

// Whoever changes a text changes its version too, and then the line here.
test.each([
  ['terms', termsPage, legalVersions.terms, '2026-11-22 c81862b'],
  ['privacy', privacyPage, legalVersions.privacy, '2026-11-23 eacbaf8f'],
  ['rental agreement', rentalAgreementPage, legalVersions.rentalAgreement, '2026-11-23 d605d3d4'],
  ...Array.from(
    earlierPrivacyNotices,
    ([version, page]) => ['earlier privacy notice', page, version, '2026-11-22 3dc37b57'] as const,
  ),
  ...Array.from(
    earlierRentalAgreements,
    ([version, page]) => ['earlier agreement', page, version, '2026-11-22 30e9f373'] as const,
  ),
] as const)('a changed text of the %s gets a new version', (_name, page, version, known) => {
  const words = Array.from(JSON.stringify(page(standardIdentity.name))).reduce(
    (sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0,
    7,
  )
  expect(`${version} ${words.toString(16)}`).toBe(known)
})

test.each([termsPage, privacyPage, rentalAgreementPage].map((page) => page('Potluck')))(
  '$title has sections with addresses of their own',
  (page) => {
    const ids = page.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { paragraphs, points = [] } of page.sections) {
      expect(paragraphs.length + points.length).toBeGreaterThan(0)
    }
  },
)
