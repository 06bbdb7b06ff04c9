import { expect, test } from 'vitest'
import { retentionWords } from '../copy/privacy/index.ts'
import { keptSince, retentionKinds, retentionMonths, standardRetention } from './retention.ts'

test.each([
  ['2026-12-08T12:00:00.000Z', 1, '2026-11-08T12:00:00.000Z'],
  ['2026-12-08T12:00:00.000Z', 12, '2025-12-08T12:00:00.000Z'],
  ['2026-03-31T23:59:00.000Z', 1, '2026-02-28T23:59:00.000Z'],
  ['2028-03-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-01-15T08:00:00.000Z', 24, '2024-01-15T08:00:00.000Z'],
])('at %s, what is kept for %i months is kept since %s', (now, months, since) => {
  expect(keptSince(new Date(now), months).toISOString()).toBe(since)
})

test.each(retentionKinds)('%s has words and a standard period within the bounds', (kind) => {
  expect(retentionWords[kind].label).not.toBe('')
  expect(standardRetention[kind]).toBeGreaterThanOrEqual(retentionMonths.least)
  expect(standardRetention[kind]).toBeLessThanOrEqual(retentionMonths.most)
})
