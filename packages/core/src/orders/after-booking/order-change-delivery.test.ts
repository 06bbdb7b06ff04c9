import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deliveryTexts,
  orderChangeNote,
  orderChangeRefusalMessage,
} from '../../copy/orders/order-change-words.ts'
import { addDays, calendarDate } from '../../dates/calendar-date.ts'
import { visitWindows } from '../../dispatch/visit-windows.ts'
import { quoteRental } from '../../pricing/quote.ts'
import { defaultRates } from '../../pricing/rates.ts'
import type { CurrentRental } from './current-rental.ts'
import type { DeliveryInChange } from './order-change-delivery.ts'
import { decideOrderChange } from './order-change.ts'
import type { OrderChangeFacts } from './order-change.ts'

const week = { start: calendarDate('2026-12-24'), end: calendarDate('2026-12-31') }
const lines = [{ id: 'pan', name: 'Copper pan', unitPriceCents: 7000, quantity: 1 }]
const priced = { lines, period: week, damageProtection: false, rates: defaultRates }
const { totalCents } = quoteRental(priced)
const rental: CurrentRental = {
  ...priced,
  status: 'confirmed',
  refundDay: week.start,
  timeZone: 'America/Chicago',
  discountCents: 0,
  totalCents,
  paidCents: totalCents,
  refundedCents: 0,
}

const usa = { country: 'USA' } as const
const austin = { street: '1 Barton Rd', city: 'Austin', state: 'TX', postalCode: '78704', ...usa }
const denver = { street: '2 Wynkoop St', city: 'Denver', state: 'CO', postalCode: '80202', ...usa }
const hours = { deliveryWindow: 'all-day', pickupWindow: 'all-day' } as const
const asItWas = { address: austin, ...hours }
const dearer = { ...defaultRates, deliveryCents: 3000, taxBasisPoints: 700 }

const stays: DeliveryInChange = {
  from: asItWas,
  to: asItWas,
  timeZone: rental.timeZone,
  newArea: null,
  takesAreaRates: false,
  free: null,
}
const goes: DeliveryInChange = {
  ...stays,
  to: { ...asItWas, address: denver },
  timeZone: 'America/Denver',
  newArea: { name: 'Denver', rates: dearer },
}

const decide = (delivery: DeliveryInChange, facts: Partial<OrderChangeFacts> = {}) =>
  decideOrderChange({
    rental,
    isPaid: true,
    accountCreditCents: 0,
    isPaymentUnderWay: false,
    isOfOpenQuote: false,
    lines,
    period: week,
    priceRows: [],
    items: [],
    now: new Date('2026-12-01T12:00:00Z'),
    delivery,
    ...facts,
  })

function decided(...asked: Parameters<typeof decide>) {
  const decision = decide(...asked)
  if (!decision.ok) throw new Error(decision.code)
  return decision
}

describe('an order that goes to another area', () => {
  test('keeps its fee and its tax, and what those of the area make of it is told', () => {
    expect(decided(goes)).toMatchObject({
      differenceCents: 0,
      settlement: 'nothing',
      rates: defaultRates,
      areaPrice: { area: 'Denver', keptCents: 9078, takenCents: 10490, isTaken: false },
    })
  })

  test('takes those of the area where staff say so', () => {
    const change = decided({ ...goes, takesAreaRates: true })
    expect(change).toMatchObject({ rates: dearer, differenceCents: 1412, settlement: 'more-to-pay' })
    expect(orderChangeNote(change, week, 'They asked')).toBe(
      'To 2 Wynkoop St, Denver, CO 80202 instead of 1 Barton Rd, Austin, TX 78704, Fee and tax of Denver, $14.12 to pay: They asked',
    )
  })

  test('has no choice where fee and tax are its own', () => {
    const change = decided({ ...goes, newArea: { name: 'Denver', rates: null }, takesAreaRates: true })
    expect(change).toMatchObject({ areaPrice: null, rates: defaultRates, differenceCents: 0 })
  })

  test('comes on days that are new there, also where they stay', () => {
    const closed = { van: { closedDates: [week.start] } }
    expect(decide(goes, closed)).toMatchObject({
      code: 'days-not-rentable',
      facts: { fault: { code: 'no-delivery-that-day' } },
    })
    expect(decide({ ...stays, to: { ...asItWas, pickupWindow: 'late' } }, closed).ok).toBe(true)
  })

  test('by the clock of there', () => {
    // still the 24th in Denver, and the 25th in Chicago
    const now = new Date('2026-12-25T06:30:00Z')
    expect(decide(goes, { now }).ok).toBe(true)
    expect(decide({ ...goes, timeZone: 'America/Chicago' }, { now })).toMatchObject({
      facts: { fault: { code: 'starts-in-past' } },
    })
  })
})

describe('hours', () => {
  const noneEarly = { delivery: ['all-day', 'late'], pickup: ['early'] } as const

  test('that are full are refused, with those that are free', () => {
    const early = { ...stays, to: { ...asItWas, deliveryWindow: 'early' as const }, free: noneEarly }
    const refused = decide(early)
    if (refused.ok) throw new Error('allowed')
    expect(refused.code).toBe('windows-full')
    expect(orderChangeRefusalMessage(refused)).toBe(
      'No delivery is left on Thu, Dec 24: 9am to 12pm. Still free: any time, 9am to 3pm, or 12pm to 3pm.',
    )
  })

  test('of both visits are asked for in another area, and of a day that moved', () => {
    expect(decide({ ...goes, free: noneEarly })).toMatchObject({
      facts: { full: [{ kind: 'pickup', day: week.end, window: 'all-day', open: ['early'] }] },
    })
    const later = { start: week.start, end: addDays(week.end, 1) }
    expect(decide({ ...stays, free: noneEarly }, { period: later })).toMatchObject({
      facts: { full: [{ kind: 'pickup', day: later.end }] },
    })
  })

  test('that are other hours are a change, told as they were', () => {
    const change = decided({ ...stays, to: { ...asItWas, pickupWindow: 'late' } })
    expect(deliveryTexts(change)).toEqual(['Pickup 2pm to 5pm instead of any time, 11am to 5pm'])
    expect(decide(stays)).toMatchObject({ code: 'nothing-changed' })
  })
})

test('wherever it goes, keeping its rates costs nothing, and taking them costs what was told', () => {
  const window = fc.constantFrom(...visitWindows)
  const rates = fc.record({
    deliveryCents: fc.integer({ min: 0, max: 9000 }),
    taxBasisPoints: fc.integer({ min: 0, max: 2000 }),
  })
  fc.assert(
    fc.property(rates, window, window, (there, deliveryWindow, pickupWindow) => {
      const newArea = { name: 'Denver', rates: { ...defaultRates, ...there } }
      const asked = { ...goes, newArea, to: { address: denver, deliveryWindow, pickupWindow } }
      const [kept, taken] = [decided(asked), decided({ ...asked, takesAreaRates: true })]
      expect(kept.differenceCents).toBe(0)
      expect(kept.areaPrice).toMatchObject({ keptCents: totalCents, takenCents: taken.after.totalCents })
      expect(taken.dueCents - taken.refundCents).toBe(taken.differenceCents)
    }),
  )
})

test('a visit that stays as it is needs no place, however full its day is', () => {
  const window = fc.constantFrom(...visitWindows)
  const full = { delivery: [], pickup: [] }
  fc.assert(
    fc.property(window, window, (deliveryWindow, pickupWindow) => {
      const where = { address: austin, deliveryWindow, pickupWindow }
      const priceRows = [{ label: 'A second trip', cents: 500 }]
      expect(decide({ ...stays, from: where, to: where, free: full }, { priceRows }).ok).toBe(true)
    }),
  )
})
