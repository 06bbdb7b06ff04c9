import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideUnpaidHold, standardUnpaidHolds, type UnpaidHoldFacts } from './unpaid-holds.ts'

const held = (units: number, id = 'waits') => ({ id, units })
const decide = (facts: Partial<UnpaidHoldFacts> = {}) =>
  decideUnpaidHold({
    asked: { units: 1, days: 7 },
    isPaidAtOnce: false,
    ofAccount: [],
    atAddress: [],
    limits: standardUnpaidHolds,
    ...facts,
  })

describe('an order that nobody has paid yet', () => {
  test('is the second at most of its account, which is led to the newest that waits', () => {
    expect(decide({ ofAccount: [held(1)] })).toEqual({ ok: true })
    expect(decide({ ofAccount: [held(1, 'newest'), held(1)] })).toEqual({
      ok: false,
      code: 'orders-wait',
      facts: { orderId: 'newest', orders: 2 },
    })
  })

  test('holds twenty units together with the one that waits, and no more', () => {
    expect(decide({ asked: { units: 5, days: 7 }, ofAccount: [held(15)] })).toEqual({ ok: true })
    expect(decide({ asked: { units: 6, days: 7 }, ofAccount: [held(15)] })).toMatchObject({
      code: 'units-wait',
      facts: { orderId: 'waits', units: 20 },
    })
    expect(decide({ asked: { units: 20, days: 7 } })).toEqual({ ok: true })
    expect(decide({ asked: { units: 21, days: 7 } })).toMatchObject({ code: 'too-many-units' })
  })

  test('holds for sixty days, and not for sixty-one', () => {
    expect(decide({ asked: { units: 1, days: 60 } })).toEqual({ ok: true })
    expect(decide({ asked: { units: 1, days: 61 } })).toMatchObject({
      code: 'too-many-days',
      facts: { days: 60 },
    })
  })

  test('is the second at most to its address, whoever orders', () => {
    expect(decide({ atAddress: [held(1)] })).toEqual({ ok: true })
    expect(decide({ atAddress: [held(1), held(1)] })).toMatchObject({ code: 'address-taken' })
    expect(decide({ atAddress: [held(20)] })).toMatchObject({ code: 'address-taken' })
  })

  test('that is paid at once may be as large and as long as any, while fewer than two wait', () => {
    const large = { isPaidAtOnce: true, asked: { units: 500, days: 180 }, atAddress: [held(20), held(20)] }
    expect(decide({ ...large, ofAccount: [held(20)] })).toEqual({ ok: true })
    expect(decide({ ...large, ofAccount: [held(1), held(1)] })).toMatchObject({ code: 'orders-wait' })
  })
})

test('whatever is asked for in whatever sequence, what is held unpaid stays within the limits', () => {
  const asked = fc.record({ units: fc.integer({ min: 1, max: 40 }), days: fc.integer({ min: 1, max: 180 }) })
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 30 }), (orders) => {
      const ofAccount: { id: string; units: number }[] = []
      for (const order of orders) {
        if (decide({ asked: order, ofAccount, atAddress: ofAccount }).ok) ofAccount.unshift(held(order.units))
      }
      expect(ofAccount.length).toBeLessThanOrEqual(2)
      expect(ofAccount.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(20)
    }),
  )
})
