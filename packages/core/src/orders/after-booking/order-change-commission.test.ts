import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../../dates/calendar-date.ts'
import { givenByRows } from '../../pricing/price-rows.ts'
import { quoteRental } from '../../pricing/quote.ts'
import { defaultRates } from '../../pricing/rates.ts'
import { commissionOf, commissionToTakeBack } from '../../referrals/commission.ts'
import type { CurrentRental } from './current-rental.ts'
import { decideOrderChange } from './order-change.ts'

const day = calendarDate
const pan = { id: 'pan', name: 'Copper pan', unitPriceCents: 7000 }

type Step =
  | { do: 'change'; pans?: number; rows: readonly number[] }
  | { do: 'pay' }
  | { do: 'waive' }
  | { do: 'refund'; cents: number }

/** An order of pans that was paid, its host's commission, and what becomes of both. */
function placed(quantity: number) {
  const lines = [{ ...pan, quantity }]
  const period = { start: day('2026-12-24'), end: day('2026-12-31') }
  const quote = quoteRental({ lines, period, damageProtection: false })
  const firstPaidCents = quote.totalCents
  const commissionCents = commissionOf(quote)
  let rental: CurrentRental & { openCents: number; waivedCents: number } = {
    status: 'confirmed',
    period,
    refundDay: period.start,
    timeZone: 'America/Chicago',
    lines,
    damageProtection: false,
    rates: defaultRates,
    discountCents: 0,
    priceRows: [],
    totalCents: firstPaidCents,
    openCents: 0,
    waivedCents: 0,
    paidCents: firstPaidCents,
    refundedCents: 0,
  }
  let byRowsCents = 0
  let takenBackCents = 0
  /** Of the first payment, what the last refund leaves to rows by staff. */
  let keptByRowsCents = 0

  function refund(cents: number) {
    if (cents === 0) return
    rental = { ...rental, refundedCents: rental.refundedCents + cents }
    const { paidCents, refundedCents, priceRows = [] } = rental
    const givenByRowsCents = givenByRows(priceRows)
    const addedCents = paidCents - firstPaidCents
    keptByRowsCents = Math.min(byRowsCents, givenByRowsCents)
    const sums = { paidCents, addedCents, refundedCents, byRowsCents, givenByRowsCents }
    takenBackCents += commissionToTakeBack({ commissionCents, takenBackCents, ...sums })
  }

  function change({ pans, rows }: Extract<Step, { do: 'change' }>) {
    const changed = decideOrderChange({
      rental,
      isPaid: true,
      accountCreditCents: 0,
      isPaymentUnderWay: false,
      isOfOpenQuote: false,
      lines: pans === undefined ? rental.lines : [{ ...pan, quantity: pans }],
      period,
      priceRows: rows.map((cents, index) => ({ label: `Row ${index}`, cents })),
      items: [],
      now: new Date('2026-12-01T12:00:00Z'),
    })
    if (!changed.ok) return
    const { after, dueCents: openCents, waivedCents, refundCents, refundByRowsCents } = changed
    const { lines: quoted, priceRows, totalCents } = after
    rental = { ...rental, lines: quoted, priceRows, totalCents, openCents, waivedCents }
    byRowsCents += refundByRowsCents
    refund(refundCents)
  }

  function take(step: Step) {
    const { openCents, waivedCents, paidCents, refundedCents } = rental
    if (step.do === 'change') change(step)
    else if (step.do === 'refund') refund(Math.min(step.cents, paidCents - refundedCents))
    else if (step.do === 'pay') rental = { ...rental, openCents: 0, paidCents: paidCents + openCents }
    else rental = { ...rental, openCents: 0, waivedCents: waivedCents + openCents }
    expect(takenBackCents).toBeLessThanOrEqual(commissionCents)
  }

  return {
    commissionCents,
    take,
    refundAll: () => refund(rental.paidCents - rental.refundedCents),
    takenBack: () => takenBackCents,
    isGivenByRows: () => keptByRowsCents >= firstPaidCents,
  }
}

const fee: Step = { do: 'change', rows: [20_000] }
const none: Step = { do: 'change', rows: [] }
const pay: Step = { do: 'pay' }

function after(...steps: Step[]) {
  const order = placed(2)
  for (const step of steps) order.take(step)
  return order
}

describe('of a commission', () => {
  test('all is taken back once all is refunded, also where a row that was paid was taken off again', () => {
    const order = after(fee, pay, none)
    expect(order.takenBack()).toBe(0)
    order.refundAll()
    expect(order.takenBack()).toBe(order.commissionCents)
  })

  test('a refund takes its share, whatever rows were paid and taken off before', () => {
    const refund: Step = { do: 'refund', cents: 2000 }
    const share = after(refund).takenBack()
    expect(share).toBeGreaterThan(0)
    expect(after(fee, pay, none, refund).takenBack()).toBe(share)
    // and whatever they gave until that was paid again
    expect(after({ do: 'change', rows: [-3000] }, none, pay, refund).takenBack()).toBe(share)
  })

  test('as much is taken for fewer things, however a row came and went', () => {
    const fewer = after({ do: 'change', pans: 1, rows: [] }).takenBack()
    expect(fewer).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.boolean(), (cents, isPaid) => {
        const both: Step = { do: 'change', pans: 1, rows: [cents] }
        expect(after(both, ...(isPaid ? [pay] : []), none).takenBack()).toBe(fewer)
      }),
    )
  })
})

test('it makes no difference whether staff give a row before or after there are fewer things', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9000 }), (cents) => {
      const rows = [-cents]
      const given = after({ do: 'change', rows }, { do: 'change', pans: 1, rows })
      const fewer = after({ do: 'change', pans: 1, rows: [] }, { do: 'change', rows })
      expect(given.takenBack()).toBe(fewer.takenBack())
    }),
  )
})

describe('whatever staff change, and whatever is paid and refunded', () => {
  const rows = fc.array(fc.integer({ min: -20_000, max: 20_000 }), { maxLength: 3 })
  const changed = fc.record({ do: fc.constant('change'), pans: fc.integer({ min: 1, max: 4 }), rows })
  const settled = fc.record({ do: fc.constantFrom('pay', 'waive') })
  const refunded = fc.record({ do: fc.constant('refund'), cents: fc.integer({ min: 1, max: 10_000 }) })
  const runs = { numRuns: 300 }

  test('the commission is gone once all is refunded, unless rows gave back all that it is of', () => {
    const steps: fc.Arbitrary<Step[]> = fc.array(fc.oneof(changed, settled, refunded), { maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), steps, (quantity, taken) => {
        const order = placed(quantity)
        for (const step of taken) order.take(step)
        order.refundAll()
        if (!order.isGivenByRows()) expect(order.takenBack()).toBe(order.commissionCents)
      }),
      runs,
    )
  })

  test('rows alone take none of it', () => {
    const ofRows = fc.record({ do: fc.constant('change'), rows })
    const steps: fc.Arbitrary<Step[]> = fc.array(fc.oneof(ofRows, settled), { maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), steps, (quantity, taken) => {
        const order = placed(quantity)
        for (const step of taken) order.take(step)
        expect(order.takenBack()).toBe(0)
      }),
      runs,
    )
  })
})
