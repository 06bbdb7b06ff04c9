import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coveredByCredit, smallestChargeCents, splitRefund } from './account-credit.ts'

describe('a total', () => {
  test.each([
    ['nothing where there is no credit', 9078, 0, 0],
    ['as much as there is', 9078, 4020, 4020],
    ['all of it where the credit is enough', 9078, 9078, 9078],
    ['no more than it costs', 9078, 20_000, 9078],
    ['so much that a card can be charged the rest', 9078, 9077, 9028],
    ['up to what leaves exactly the least a card can be charged', 9078, 9028, 9028],
    ['nothing where the rest could not be charged', 50, 49, 0],
    ['nothing where it costs nothing', 0, 500, 0],
  ])('is paid with %s', (_case, totalCents, balanceCents, covered) => {
    expect(coveredByCredit({ totalCents, balanceCents })).toBe(covered)
  })
})

describe('a refund', () => {
  test.each([
    ['first to the credit', 2000, 4020, 0, { creditCents: 2000, cardCents: 0 }],
    ['to both where it is more than the credit paid', 5500, 2000, 0, { creditCents: 2000, cardCents: 3500 }],
    ['to the card once the credit is back', 3500, 2000, 2000, { creditCents: 0, cardCents: 3500 }],
    ['to the card where no credit was used', 3500, 0, 0, { creditCents: 0, cardCents: 3500 }],
  ])('goes back %s', (_case, amountCents, creditPaidCents, creditRefundedCents, split) => {
    expect(splitRefund({ amountCents, creditPaidCents, creditRefundedCents })).toEqual(split)
  })
})

describe('whatever happens', () => {
  const amount = fc.nat(500_000)

  test('credit covers no more than the total, no more than there is, and leaves a card nothing or enough', () => {
    fc.assert(
      fc.property(amount, amount, (totalCents, balanceCents) => {
        const covered = coveredByCredit({ totalCents, balanceCents })
        const rest = totalCents - covered
        expect(covered).toBeGreaterThanOrEqual(0)
        expect(covered).toBeLessThanOrEqual(Math.min(totalCents, balanceCents))
        expect(covered === 0 || rest === 0 || rest >= smallestChargeCents).toBe(true)
      }),
    )
  })

  test('the parts of all refunds add up to the cent, and the credit gets back what it paid and no more', () => {
    fc.assert(
      fc.property(amount, amount, fc.array(fc.nat(100_000)), (creditPaidCents, cardPaidCents, asked) => {
        let left = creditPaidCents + cardPaidCents
        let creditRefundedCents = 0
        let cardRefundedCents = 0
        for (const wanted of [...asked, left]) {
          const amountCents = Math.min(wanted, left)
          const split = splitRefund({ amountCents, creditPaidCents, creditRefundedCents })
          expect(split.creditCents + split.cardCents).toBe(amountCents)
          left -= amountCents
          creditRefundedCents += split.creditCents
          cardRefundedCents += split.cardCents
        }
        expect(creditRefundedCents).toBeLessThanOrEqual(creditPaidCents)
        expect(cardRefundedCents).toBeLessThanOrEqual(cardPaidCents)
        if (left === 0)
          expect([creditRefundedCents, cardRefundedCents]).toEqual([creditPaidCents, cardPaidCents])
      }),
    )
  })
})
