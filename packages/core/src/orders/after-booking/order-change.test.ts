import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import {
  changeSettlementText,
  orderChangeNote,
  orderChangeRefusalMessage,
} from '../../copy/orders/order-change-words.ts'
import { addDays, calendarDate } from '../../dates/calendar-date.ts'
import { quoteRental } from '../../pricing/quote.ts'
import type { QuoteLine } from '../../pricing/quote.ts'
import type { CodeDiscount } from '../../pricing/price-rules.ts'
import { defaultRates } from '../../pricing/rates.ts'
import { orderStatuses } from '../order-status.ts'
import type { CurrentRental } from './current-rental.ts'
import { changedLines, changedRows } from './order-change-effects.ts'
import { decideOrderChange } from './order-change.ts'
import type { OrderChange, OrderChangeFacts } from './order-change.ts'

const day = calendarDate
const week = { start: day('2026-12-24'), end: day('2026-12-31') }
const pan: QuoteLine = { id: 'pan', name: 'Copper pan', unitPriceCents: 7000, quantity: 1 }
const lid: QuoteLine = { id: 'lid', name: 'Lid', unitPriceCents: 2000, quantity: 1 }

function booked(changes: Partial<CurrentRental> & { referralBasisPoints?: number } = {}): CurrentRental {
  const rental = { lines: [pan], period: week, damageProtection: false, rates: defaultRates, ...changes }
  const { totalCents, discountCents } = quoteRental(rental)
  return {
    status: 'confirmed',
    refundDay: rental.period.start,
    timeZone: 'America/Chicago',
    discountCents,
    totalCents,
    paidCents: totalCents,
    refundedCents: 0,
    ...rental,
  }
}

const decide = ({ rental = booked(), ...facts }: Partial<OrderChangeFacts> = {}) =>
  decideOrderChange({
    rental,
    isPaid: true,
    accountCreditCents: 0,
    isPaymentUnderWay: false,
    isOfOpenQuote: false,
    lines: [pan, lid],
    period: rental.period,
    priceRows: rental.priceRows ?? [],
    items: [],
    now: new Date('2026-12-01T12:00:00Z'),
    ...facts,
  })

function decided(facts: Partial<OrderChangeFacts> = {}): OrderChange {
  const decision = decide(facts)
  if (!decision.ok) throw new Error(decision.code)
  return decision
}

describe('staff change an order', () => {
  test('what is missing of a paid price is asked for, at the rates of the order', () => {
    // a lid: 20.00 with 1.65 of tax; the delivery is paid
    expect(decided()).toMatchObject({
      differenceCents: 2165,
      settlement: 'more-to-pay',
      dueCents: 2165,
      refundCents: 0,
    })
  })

  test('what is paid too much comes back, to the account credit first, and no more than is left', () => {
    const rental = booked({ lines: [pan, lid], creditPaidCents: 1000, creditRefundedCents: 0 })
    const less = decided({ rental, lines: [pan] })
    expect(less).toMatchObject({
      differenceCents: -2165,
      settlement: 'refund',
      refundCents: 2165,
      split: { creditCents: 1000, cardCents: 1165 },
      dueCents: 0,
    })
    const refunded = { ...rental, refundedCents: rental.paidCents - 500 }
    expect(decided({ rental: refunded, lines: [pan] })).toMatchObject({ refundCents: 500 })
    const all = { ...rental, refundedCents: rental.paidCents }
    expect(decided({ rental: all, lines: [pan] })).toMatchObject({ settlement: 'nothing', refundCents: 0 })
  })

  test('what an earlier change asked for and nobody paid counts with this one', () => {
    const rental = booked({ lines: [pan, lid] })
    const paid = { ...rental, paidCents: rental.totalCents - 2165, openCents: 2165 }
    expect(decided({ rental: paid, lines: [pan] })).toMatchObject({
      settlement: 'nothing',
      dueCents: 0,
    })
    const three = [pan, { ...lid, quantity: 2 }]
    expect(decided({ rental: paid, lines: three })).toMatchObject({ dueCents: 4330 })
  })

  test('what staff waived was paid by nobody, and does not come back', () => {
    const rental = booked({ lines: [pan, lid] })
    const waived = { ...rental, paidCents: rental.totalCents - 2165, waivedCents: 2165 }
    expect(decided({ rental: waived, lines: [pan] })).toMatchObject({
      settlement: 'nothing',
      refundCents: 0,
      waivedCents: 0,
    })
    // once it is used up, what is paid too much comes back as ever
    const cheaper = decided({ rental: waived, lines: [lid] })
    expect(cheaper.refundCents).toBe(waived.paidCents - cheaper.after.totalCents)
    const two = [pan, { ...lid, quantity: 2 }]
    expect(decided({ rental: waived, lines: two })).toMatchObject({ dueCents: 2165, waivedCents: 2165 })
  })

  test('what staff left as it was by moving a visit is not priced by another change', () => {
    const longer = { start: week.start, end: addDays(week.end, 4) }
    const rental = { ...booked(), period: longer, pricedPeriod: week }
    const priceRows = [{ label: 'Sorry', cents: -500 }]
    expect(decided({ rental, lines: [pan], priceRows })).toMatchObject({
      differenceCents: -500,
      refundCents: 500,
      pricedPeriod: week,
    })
    expect(decided({ rental })).toMatchObject({ differenceCents: 2165 })
  })

  test('an unpaid order costs its new price, less its account credit, and always something', () => {
    const rental = { ...booked({ lines: [pan, lid] }), paidCents: 0 }
    const unpaid = { rental, isPaid: false, accountCreditCents: 9000 }
    expect(decided({ ...unpaid, lines: [pan] })).toMatchObject({ settlement: 'with-the-price', dueCents: 78 })
    const refused = decide({ ...unpaid, accountCreditCents: 9050, lines: [pan] })
    expect(refused).toEqual({ ok: false, code: 'too-little-to-pay', facts: { leastCents: 9100 } })
  })

  test('a waived price asks for nothing', () => {
    const rental = { ...booked(), paidCents: 0, isWaived: true }
    expect(decided({ rental, isPaid: false })).toMatchObject({ settlement: 'nothing', dueCents: 0 })
  })

  test('a referral discount stays the same share of the weekly prices', () => {
    const rental = booked({ referralBasisPoints: 1000 })
    expect(decided({ rental }).after.discountCents).toBe(900)
    const longer = { start: week.start, end: day('2027-01-05') }
    expect(decided({ rental, lines: [pan], period: longer }).after.discountCents).toBe(700)
  })
})

const goodwill = { label: 'Goodwill: late crate', cents: -1000 }

describe('a promotion code', () => {
  const code = (terms: Partial<CodeDiscount>) => ({
    label: 'Promotion code JUNE',
    worth: { basisPoints: 5000 },
    productIds: [],
    ...terms,
  })
  const discount = { kind: 'code' as const, label: 'Promotion code JUNE', cents: 10_500 }
  const three = { ...pan, quantity: 3 }
  const rental = { ...booked({ lines: [three] }), discountCents: 10_500, discounts: [discount] }
  const discountOf = (facts: Partial<OrderChangeFacts>) => decided({ rental, ...facts }).after.discountCents

  test('takes its percentage off what the order is of afterwards', () => {
    expect(discountOf({ lines: [pan], code: code({}) })).toBe(3500)
    expect(discountOf({ lines: [three, lid], code: code({}) })).toBe(11_500)
  })

  test('for some products takes nothing off others', () => {
    expect(discountOf({ lines: [lid], code: code({ productIds: ['pan'] }) })).toBe(0)
    expect(discountOf({ lines: [three, lid], code: code({ productIds: ['pan'] }) })).toBe(10_500)
  })

  test('goes by what was ordered where a product was swapped since', () => {
    const pot = { ...three, id: 'pot', name: 'Pot' }
    const swapped = { ...booked({ lines: [pot] }), discountCents: 10_500, discounts: [discount] }
    const lines = [{ ...pot, pricedAs: 'pan' }]
    const forPans = code({ productIds: ['pan'] })
    const priceRows = [goodwill]
    expect(discountOf({ rental: swapped, lines, code: forPans, priceRows })).toBe(10_500)
    expect(discountOf({ rental: swapped, lines: [pot], code: forPans, priceRows })).toBe(0)
  })

  test('of an amount takes that, and never more than its things cost', () => {
    expect(discountOf({ lines: [lid], code: code({ worth: { cents: 10_500 } }) })).toBe(2000)
  })
})

describe('rows by staff', () => {
  const trip = { label: 'A second trip', cents: 1500 }

  test('stand last among the rows, and change no tax', () => {
    const { after, differenceCents } = decided({ lines: [pan], priceRows: [goodwill, trip] })
    expect(after.rows.slice(-2)).toEqual([
      { code: 'by-staff', ...goodwill },
      { code: 'by-staff', ...trip },
    ])
    expect(after.taxCents).toBe(578)
    expect(differenceCents).toBe(500)
  })

  test('say what comes back for them, and what for things', () => {
    const alone = decided({ lines: [pan], priceRows: [goodwill] })
    expect(alone).toMatchObject({ refundCents: 1000, refundByRowsCents: 1000 })
    // a pan less is 70.00 and its tax of 5.77
    const rental = booked({ lines: [{ ...pan, quantity: 2 }] })
    const beside = decided({ rental, lines: [pan], priceRows: [goodwill] })
    expect(beside).toMatchObject({ refundCents: 8577, refundByRowsCents: 1000 })
    expect(decided({ rental, lines: [pan] })).toMatchObject({ refundCents: 7577, refundByRowsCents: 0 })
    // nothing comes back of what nobody has paid
    const unpaid = decided({ lines: [pan], priceRows: [goodwill], isPaid: false })
    expect(unpaid).toMatchObject({ refundCents: 0, refundByRowsCents: 0 })
  })

  test('are told with what they were', () => {
    const rental = booked({ priceRows: [goodwill, trip] })
    const change = decided({ rental, lines: [pan], priceRows: [{ ...goodwill, cents: -2000 }] })
    expect(orderChangeNote(change, rental.period, 'Sorry')).toBe(
      'Goodwill: late crate: −$20.00 instead of −$10.00, “A second trip” taken off, $25.00 refunded: Sorry',
    )
    const given = decided({ lines: [pan], priceRows: [goodwill] })
    expect(orderChangeNote(given, rental.period, 'Sorry')).toBe(
      'Goodwill: late crate: −$10.00, $10.00 refunded: Sorry',
    )
  })

  test('are borne as far as a price that became lower bears them', () => {
    const quoted = quoteRental({
      ...booked({ discountCents: 0 }),
      lines: [{ ...lid, unitPriceCents: 100 }],
      priceRows: [{ ...goodwill, cents: -5000 }, trip],
    })
    expect(quoted).toMatchObject({ totalCents: 1500, priceRows: [{ cents: -1608 }, trip] })
  })
})

describe('a change is refused', () => {
  test.each(orderStatuses)('once the order is packed, and not before: %s', (status) => {
    const decision = decide({ rental: booked({ status }) })
    expect(decision.ok).toBe(status === 'pending' || status === 'confirmed')
    if (!decision.ok) expect(orderChangeRefusalMessage(decision)).toBe(ordersCopy.orderChangeClosed(status))
  })

  test.each([
    ['payment-under-way', { isPaymentUnderWay: true }],
    ['of-open-quote', { isOfOpenQuote: true }],
    ['nothing-changed', { lines: [pan] }],
    ['below-zero', { priceRows: [{ label: 'Goodwill', cents: -20_000 }] }],
    ['not-free', { items: [{ name: 'Lid', needed: 2, free: 1 }] }],
    ['days-not-rentable', { period: { start: day('2026-11-30'), end: week.end } }],
  ] as const)('%s', (code, facts) => {
    const decision = decide(facts)
    if (decision.ok) throw new Error('allowed')
    expect(decision.code).toBe(code)
    expect(orderChangeRefusalMessage(decision)).not.toBe('')
  })

  test('for days that are new, by the days of the van; days that stay need none', () => {
    const van = { closedDates: [week.start, week.end, day('2027-01-02')] }
    expect(decide({ van })).toMatchObject({ ok: true })
    const moved = decide({ van, period: { start: week.start, end: day('2027-01-02') } })
    expect(moved).toMatchObject({
      ok: false,
      code: 'days-not-rentable',
      facts: { fault: { code: 'no-pickup-that-day' } },
    })
  })
})

test('it says what is different, the money and why', () => {
  const rental = booked({ lines: [pan, lid] })
  const change = decided({
    rental,
    lines: [{ ...pan, quantity: 2 }],
    period: { start: week.start, end: day('2027-01-01') },
  })
  expect(changedLines(change.before, change.after)).toEqual([
    { name: 'Copper pan', fromQuantity: 1, toQuantity: 2, fromCents: 7000, toCents: 16000 },
    { name: 'Lid', fromQuantity: 1, toQuantity: 0, fromCents: 2000, toCents: 0 },
  ])
  expect(orderChangeNote(change, rental.period, 'They asked')).toBe(
    '2 × Copper pan instead of 1, 1 × Lid taken off, Thu, Dec 24 – Fri, Jan 1 instead of Thu, Dec 24 – Thu, Dec 31, $75.77 to pay: They asked',
  )
})

test.each([
  ['refund', { refund: 20, refundToAccountCredit: 0, due: 0 }, '$20.00 goes back the way it was paid.'],
  ['refund', { refund: 20, refundToAccountCredit: 5, due: 0 }, /\$5\.00 of it to the account credit/],
  ['more-to-pay', { refund: 0, refundToAccountCredit: 0, due: 5 }, /\$5\.00 is still to be paid/],
  ['with-the-price', { refund: 0, refundToAccountCredit: 0, due: 5 }, /Not paid yet: \$5\.00/],
  ['nothing', { refund: 0, refundToAccountCredit: 0, due: 0 }, /Nothing to pay/],
] as const)('%s is told', (settlement, money, text) => {
  expect(changeSettlementText({ settlement, ...money })).toMatch(text)
})

describe('whatever is changed', () => {
  const line = fc.record({
    id: fc.constantFrom('pan', 'lid', 'wok', 'spoon'),
    name: fc.constant('Thing'),
    unitPriceCents: fc.integer({ min: 100, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
  })
  const lines = fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 4 })
  const period = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 60 }))
    .map(([wait, days]) => {
      const start = addDays(week.start, wait)
      return { start, end: addDays(start, days) }
    })
  const order = fc.record({
    lines,
    period,
    damageProtection: fc.boolean(),
    referralBasisPoints: fc.constantFrom(0, 1000),
    priceRows: fc.constantFrom([], [{ label: 'Goodwill', cents: -500 }], [{ label: 'Trip', cents: 900 }]),
  })

  test('the rows add up, and the difference is what changed', () => {
    fc.assert(
      fc.property(order, lines, period, (was, after, days) => {
        const rental = booked(was)
        const decision = decide({ rental, lines: after, period: days, priceRows: [] })
        if (!decision.ok) return expect(decision.code).toBe('nothing-changed')
        const sum = decision.after.rows.reduce((all, { cents }) => all + cents, 0)
        expect(sum).toBe(decision.after.totalCents)
        expect(decision.differenceCents).toBe(decision.after.totalCents - rental.totalCents)
        expect(decision.dueCents - decision.refundCents).toBe(decision.differenceCents)
        expect(decision.after.totalCents).toBeGreaterThanOrEqual(0)
        const rows = changedRows(decision.before, decision.after)
        expect(rows.reduce((all, { fromCents, toCents }) => all + toCents - fromCents, 0)).toBe(
          decision.differenceCents,
        )
      }),
    )
  })

  test('there and back is the first price, and nobody has paid or got a cent for it', () => {
    fc.assert(
      fc.property(order, lines, period, (was, after, days) => {
        const rental = booked(was)
        const there = decide({ rental, lines: after, period: days, priceRows: [] })
        if (!there.ok) return
        const changed: CurrentRental = {
          ...rental,
          lines: after,
          period: days,
          discountCents: there.after.discountCents,
          priceRows: [],
          totalCents: there.after.totalCents,
          refundedCents: there.refundCents,
          openCents: there.dueCents,
        }
        const back = decided({
          rental: changed,
          lines: rental.lines,
          period: rental.period,
          priceRows: rental.priceRows ?? [],
        })
        expect(back.after.totalCents).toBe(rental.totalCents)
        expect(back.dueCents).toBe(there.refundCents)
        expect(back.refundCents).toBe(0)
      }),
    )
  })
})
