import { toQuoteOutput } from '@trivet/core/contract/pricing'
import { addDays, calendarDate } from '@trivet/core/dates'
import { defaultRates, quoteRental } from '@trivet/core/pricing'
import { expect, test } from 'vitest'
import { sampleOrder } from '../../test/samples.ts'
import { orderQuote } from './order-quote.ts'

const start = calendarDate('2027-03-01')
const spring = { id: 'spring', name: 'Spring', firstDay: addDays(start, 5), lastDay: addDays(start, 20) }
const rules = {
  seasons: [{ ...spring, basisPoints: 1500 }],
  longStays: [{ fromDays: 28, basisPoints: 1000 }],
}

test('the confirmation shows the cents of the cart, row by row, for 1,000 carts', () => {
  for (let n = 1; n <= 1000; n += 1) {
    const quote = quoteRental({
      lines: [
        { id: 'a', name: 'Kit', unitPriceCents: (n * 7919) % 15_000, quantity: 1 + (n % 9) },
        { id: 'b', name: 'Pan', unitPriceCents: 1 + ((n * 104_729) % 2_500), quantity: 1 + (n % 4) },
      ],
      period: { start, end: addDays(start, 1 + (n % 60)) },
      damageProtection: n % 2 === 0,
      referralBasisPoints: n % 3 === 0 ? 1000 : 0,
      rates: n % 5 === 0 ? { ...defaultRates, ...rules } : defaultRates,
    })
    const { rentalDays, damageProtectionFee, ...amounts } = toQuoteOutput(quote)
    const order = sampleOrder({
      ...amounts,
      seasonRows: amounts.rows.filter(({ code }) => code === 'season'),
      rentalDays: rentalDays ?? 0,
      damageProtectionFee,
      damageProtectionPrice: damageProtectionFee,
    })

    const { days, rows, discounts, totalCents } = quote
    expect(orderQuote(order)).toEqual({ days, rows, discounts, totalCents })
  }
})
