import { expect, test } from 'vitest'
import { permissions } from '../staff/staff-roles.ts'
import { asksForProof, isProofFresh } from './asked-again.ts'

test('changes of payouts, settings and staff, and of what is kept about people, ask for a proof', () => {
  expect(permissions.filter(asksForProof)).toEqual(['payouts', 'settings', 'privacy', 'staff'])
})

test.each([
  ['at once', 0, true],
  ['after fifteen minutes', 15 * 60_000, true],
  ['a moment later', 15 * 60_000 + 1, false],
])('a proof is fresh %s: %#', (_when, sinceMs, isFresh) => {
  const provenAt = new Date('2026-12-01T12:00:00Z')
  expect(isProofFresh({ provenAt, now: new Date(provenAt.getTime() + sinceMs) })).toBe(isFresh)
})
