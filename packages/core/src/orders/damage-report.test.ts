import * as damageCopy from '../copy/damage/sentences.ts'
import * as generalCopy from '../copy/general/sentences.ts'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../dates/calendar-date.ts'

import { reportDamageInput } from '../contract/orders/damage-report-input.ts'
import { damageCostText } from '../copy/damage/damage-kind-words.ts'
import { damageRefusalMessage } from '../copy/orders/damage-report-words.ts'
import {
  collectedAtOf,
  decideDamageReport,
  isDamageCovered,
  maxDamageReports,
  needsDamagePhoto,
  type DamageReportDecision,
  type DamageReportFacts,
} from './damage-report.ts'

const facts: DamageReportFacts = {
  status: 'collected',
  pickupDay: calendarDate('2026-12-17'),
  collectedAt: null,
  timeZone: 'America/Chicago',
  reports: 0,
  now: new Date('2026-12-17T20:00:00Z'),
}
const decide = (change: Partial<DamageReportFacts>) => decideDamageReport({ ...facts, ...change })
const wordsOf = (decision: DamageReportDecision) => (decision.ok ? '' : damageRefusalMessage(decision, facts))

describe('damage can be reported', () => {
  test.each(['pending', 'confirmed', 'packed', 'dispatched', 'cancelled'] as const)(
    'not while the order is %s',
    (status) => {
      const decision = decide({ status })
      expect(decision).toEqual({ ok: false, code: 'not-delivered', facts: { deadlineAt: null } })
      expect(wordsOf(decision)).toBe(damageCopy.damageBeforeDelivery)
    },
  )

  test('from the delivery on, however late the pickup comes', () => {
    const now = new Date('2027-02-01T00:00:00Z')
    expect(decide({ status: 'delivered', now })).toEqual({
      ok: true,
      deadlineAt: null,
    })
  })

  // the pickup day ends at 06:00 UTC in Chicago
  test.each([
    ['2026-12-20T06:00:00Z', true],
    ['2026-12-20T06:01:00Z', false],
  ])('until 48 hours after the pickup day: at %s %s', (now, isOpen) => {
    const decision = decide({ now: new Date(now) })
    expect(decision.ok).toBe(isOpen)
    const { deadlineAt } = decision.ok ? decision : decision.facts
    expect(deadlineAt).toEqual(new Date('2026-12-20T06:00:00Z'))
    if (!decision.ok) expect(wordsOf(decision)).toContain('Sat, Dec 19, 11:59 pm CST')
  })

  test('until 48 hours after the van really came, where that was later', () => {
    const collectedAt = new Date('2026-12-19T15:00:00Z')
    expect(decide({ collectedAt, now: new Date('2026-12-21T15:00:00Z') }).ok).toBe(true)
    expect(decide({ collectedAt, now: new Date('2026-12-21T15:01:00Z') }).ok).toBe(false)
  })

  test('when everything is checked in already, within the same hours', () => {
    expect(decide({ status: 'completed' }).ok).toBe(true)
  })

  test('in the week of a clock change 48 hours are 48 hours', () => {
    // in New York the night to 1 November has 25 hours
    const change = { timeZone: 'America/New_York', pickupDay: calendarDate('2026-10-30') }
    expect(decide({ ...change, now: new Date('2026-11-02T04:00:00Z') }).ok).toBe(true)
    expect(decide({ ...change, now: new Date('2026-11-02T04:01:00Z') }).ok).toBe(false)
  })

  test('so many times and no more', () => {
    expect(decide({ reports: maxDamageReports - 1 }).ok).toBe(true)
    const decision = decide({ reports: maxDamageReports })
    expect(decision).toEqual({
      ok: false,
      code: 'too-many-reports',
      facts: { deadlineAt: new Date('2026-12-20T06:00:00Z') },
    })
    expect(wordsOf(decision)).toBe(damageCopy.damageReportLimit(maxDamageReports))
  })
})

describe('what happened decides', () => {
  test.each([
    ['broken', true, true],
    ['chipped', true, true],
    ['missing', false, false],
    ['dirty', false, false],
  ] as const)(
    '%s: a photo is needed (%s), damage protection bears it (%s)',
    (kind, needsPhoto, isCovered) => {
      expect(needsDamagePhoto(kind)).toBe(needsPhoto)
      expect(isDamageCovered({ kind, damageProtection: true })).toBe(isCovered)
      expect(isDamageCovered({ kind, damageProtection: false })).toBe(false)
    },
  )

  test.each([
    ['missing', true, damageCopy.damageNotCovered],
    ['chipped', true, damageCopy.damageCovered],
    ['chipped', false, damageCopy.damageNotCovered],
    ['dirty', false, damageCopy.damageDirty],
  ] as const)('what a %s thing costs, with protection (%s)', (kind, damageProtection, text) => {
    expect(damageCostText({ kind, damageProtection })).toBe(text)
  })
})

test('the van came when the last step to collected was written', () => {
  const at = '2026-12-17T20:00:00.000Z'
  expect(collectedAtOf([{ at: '2026-12-01T00:00:00Z', kind: 'placed', to: 'pending' }])).toBeNull()
  expect(
    collectedAtOf([
      { at: '2026-12-10T20:00:00Z', kind: 'status', to: 'delivered' },
      { at, kind: 'status', to: 'collected' },
      { at: '2026-12-18T20:00:00Z', kind: 'status', to: 'completed' },
      { at: '2026-12-19T20:00:00Z', kind: 'refunded' },
    ]),
  ).toEqual(new Date(at))
})

describe('a report', () => {
  const report = { item: null, text: 'The handle is loose', photos: ['a'] }

  test.each([
    ['no word', { text: '  ' }, damageCopy.damageTextRequired],
    ['no photo', { photos: [] }, damageCopy.damagePhotoRequired],
    ['five photos', { photos: ['a', 'b', 'c', 'd', 'e'] }, damageCopy.damagePhotoLimit(4)],
    ['the same photo twice', { photos: ['a', 'a'] }, generalCopy.invalidInput],
    ['an endless text', { text: 'x'.repeat(1001) }, generalCopy.textTooLong(1000)],
  ])('with %s is refused', (_case, change, message) => {
    expect(reportDamageInput.safeParse({ ...report, ...change }).error?.issues[0]?.message).toBe(message)
  })

  test('needs a sentence and a photo', () => {
    expect(reportDamageInput.parse(report)).toEqual({ kind: 'broken', ...report })
  })

  test('of something missing needs no photo', () => {
    const missing = { ...report, kind: 'missing', photos: [] }
    expect(reportDamageInput.parse(missing)).toEqual(missing)
  })
})
