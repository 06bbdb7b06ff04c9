import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settlePrice } from './price-settlement.ts'

const money = { totalCents: 10_000, paidCents: 10_000, refundedCents: 0, openCents: 0, waivedCents: 0 }

test.each([
  ['more', money, 12_000, { missingCents: 2000, refundCents: 0, waivedCents: 0 }],
  ['less', money, 7000, { missingCents: 0, refundCents: 3000, waivedCents: 0 }],
  [
    'less than what is open',
    { ...money, paidCents: 6000, openCents: 4000 },
    7000,
    { missingCents: 1000, refundCents: 0, waivedCents: 0 },
  ],
  [
    'less than what was waived',
    { ...money, paidCents: 6000, waivedCents: 4000 },
    7000,
    { missingCents: 0, refundCents: 0, waivedCents: 1000 },
  ],
  [
    'less, after nearly all of it was refunded',
    { ...money, refundedCents: 9500 },
    7000,
    { missingCents: 0, refundCents: 500, waivedCents: 0 },
  ],
])('an order that costs %s', (_case, was, totalCents, settled) => {
  expect(settlePrice(was, totalCents)).toEqual(settled)
})

test('whatever happens one after the other, a price is what was paid, what is open and what was waived', () => {
  const step = fc.oneof(
    fc.record({ by: fc.constantFrom('staff' as const, 'guest' as const), totalCents: fc.nat(20_000) }),
    fc.record({ by: fc.constantFrom('paid' as const, 'waived' as const), totalCents: fc.constant(0) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let now = money
      for (const { by, totalCents } of steps) {
        const { openCents } = now
        if (by === 'paid') now = { ...now, paidCents: now.paidCents + openCents, openCents: 0 }
        else if (by === 'waived') now = { ...now, waivedCents: now.waivedCents + openCents, openCents: 0 }
        else {
          const { missingCents, refundCents, waivedCents } = settlePrice(now, totalCents)
          // guests pay at once what they add
          const charged = by === 'guest' ? Math.max(0, totalCents - now.totalCents) : 0
          now = {
            totalCents,
            paidCents: now.paidCents + charged,
            refundedCents: now.refundedCents + refundCents,
            openCents: missingCents - charged,
            waivedCents,
          }
        }
        expect(now.paidCents - now.refundedCents + now.openCents + now.waivedCents).toBe(now.totalCents)
        expect(
          Math.min(now.openCents, now.waivedCents, now.paidCents - now.refundedCents),
        ).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
