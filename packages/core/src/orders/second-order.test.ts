import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../dates/calendar-date.ts'
import { decideSecondOrder, isWaiting, type EarlierOrder } from './second-order.ts'

const now = new Date('2026-12-01T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const week = {
  start: calendarDate('2026-12-10'),
  end: calendarDate('2026-12-17'),
}
const items = [{ product: 'pan', quantity: 2 }]

const unpaid: EarlierOrder = {
  id: 'first',
  status: 'pending',
  isPaid: false,
  holdExpiresAt: minutesLater(30),
  placedAt: now,
  period: week,
  items,
}
const paid: EarlierOrder = {
  ...unpaid,
  status: 'confirmed',
  isPaid: true,
  holdExpiresAt: null,
}

const decide = (
  earlier: EarlierOrder[],
  {
    period = week,
    besides = [] as string[] | 'any',
    asked = items,
    at = now,
  }: {
    period?: typeof week
    besides?: string[] | 'any'
    asked?: typeof items
    at?: Date
  } = {},
) =>
  decideSecondOrder({
    asked: { period, items: asked },
    earlier,
    besides,
    now: at,
  })

const from = (start: string, days: number) => {
  const day = calendarDate(start)
  return { start: day, end: addDays(day, days) }
}

describe('while an order waits for its payment', () => {
  const waits = {
    ok: false,
    code: 'unpaid-order-waits',
    facts: { orderId: 'first' },
  }

  test('another one for the same days is not placed unasked, whatever is in it', () => {
    expect(decide([unpaid])).toEqual(waits)
    expect(decide([unpaid], { asked: [{ product: 'wok', quantity: 1 }] })).toEqual(waits)
  })

  test.each([
    ['the last day of which is its first', from('2026-12-03', 7), true],
    ['that share one night with it', from('2026-12-03', 8), false],
    ['inside of it', from('2026-12-12', 1), false],
    ['around it', from('2026-12-01', 30), false],
    ['that share its last night', from('2026-12-16', 7), false],
    ['that begin on its last day', from('2026-12-17', 7), true],
  ])('one for days %s: %#', (_case, period, ok) => {
    expect(decide([unpaid], { period }).ok).toBe(ok)
  })

  test('it is placed for who says so, and only besides the orders named', () => {
    const second = { ...unpaid, id: 'second' }
    expect(decide([unpaid], { besides: ['first'] })).toEqual({ ok: true })
    expect(decide([second, unpaid], { besides: ['first'] })).toEqual({
      ok: false,
      code: 'unpaid-order-waits',
      facts: { orderId: 'second' },
    })
    expect(decide([second, unpaid], { besides: ['second', 'first'] })).toEqual({
      ok: true,
    })
    expect(decide([second, unpaid], { besides: 'any' })).toEqual({ ok: true })
  })

  test('an order whose charge is looked into waits as well', () => {
    expect(decide([{ ...unpaid, holdExpiresAt: null }])).toEqual(waits)
  })

  test('its hold ends in the very moment it says', () => {
    const lastMoment = new Date(minutesLater(30).getTime() - 1)
    expect(isWaiting(unpaid, lastMoment)).toBe(true)
    expect(isWaiting(unpaid, minutesLater(30))).toBe(false)
    expect(decide([unpaid], { at: minutesLater(30) })).toEqual({ ok: true })
  })

  test('a cancelled order is none', () => {
    expect(decide([{ ...unpaid, status: 'cancelled' }])).toEqual({ ok: true })
    expect(decide([{ ...paid, status: 'cancelled' }])).toEqual({ ok: true })
  })
})

describe('the same order as one that was just paid', () => {
  test('is taken for a lost answer', () => {
    expect(decide([paid])).toEqual({
      ok: false,
      code: 'same-order-placed',
      facts: { orderId: 'first' },
    })
    expect(decide([paid], { besides: ['first'] })).toEqual({ ok: true })
  })

  test('is the same in any sequence and number of lines', () => {
    const cloth = { product: 'cloth', quantity: 1 }
    const pan = { product: 'pan', quantity: 1 }
    const whole = { ...paid, items: [...items, cloth] }
    expect(decide([whole], { asked: [pan, cloth, pan] }).ok).toBe(false)
  })

  test.each([
    ['of other items', { asked: [{ product: 'pan', quantity: 3 }] }],
    ['for one day more', { period: from('2026-12-10', 8) }],
    ['half an hour later', { at: minutesLater(30) }],
  ])('%s is another order', (_case, change) => {
    expect(decide([paid], change)).toEqual({ ok: true })
  })

  test('a moment before half an hour is over it still is', () => {
    expect(decide([paid], { at: new Date(minutesLater(30).getTime() - 1) }).ok).toBe(false)
  })
})

test('naming every order one has lets any order through', () => {
  const order = fc.record({
    id: fc.uuid(),
    status: fc.constantFrom('pending', 'confirmed', 'cancelled') as fc.Arbitrary<EarlierOrder['status']>,
    isPaid: fc.boolean(),
    holdExpiresAt: fc.option(fc.date({ noInvalidDate: true })),
    placedAt: fc.date({ noInvalidDate: true }),
    period: fc.constant(week),
    items: fc.constant(items),
  })
  fc.assert(
    fc.property(fc.array(order), (earlier) => {
      expect(decide(earlier, { besides: earlier.map(({ id }) => id) })).toEqual({ ok: true })
    }),
  )
})
