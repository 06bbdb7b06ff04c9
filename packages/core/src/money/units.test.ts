import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { quoteOutput } from '../contract/pricing/quote-output.ts'
import type { refundOrderInput } from '../contract/orders/staff-order-input.ts'
import type { QuoteLine } from '../pricing/quote.ts'
import type { Rates } from '../pricing/rates.ts'
import { formatMoney, shareOf, toCents, toDecimal } from './money.ts'
import type { Cents, Dollars } from './money.ts'

// The compiler answers here: a line that it should refuse and does not is an error of its own.

const line: QuoteLine = { id: 'a', name: 'Pan', unitPriceCents: 4999, quantity: 2 }
const rates: Pick<Rates, 'taxBasisPoints' | 'deliveryCents'> = { taxBasisPoints: 825, deliveryCents: 1500 }
const dollars: Dollars = 49.99
const quote = { totalPrice: dollars } as z.output<typeof quoteOutput>

test('what the wire carries is no amount of cents', () => {
  // @ts-expect-error dollars where cents are wanted
  void (() => formatMoney(dollars))
  // @ts-expect-error an amount of the contract, not converted
  void (() => formatMoney(quote.totalPrice))
  // @ts-expect-error read twice
  void (() => toCents(toCents(dollars)))
})

test('cents do not go over the wire as they are', () => {
  // @ts-expect-error cents in an answer
  void (() => ({ ...quote, totalPrice: rates.deliveryCents }) satisfies z.input<typeof quoteOutput>)
  // @ts-expect-error cents in a form
  void (() => ({ amount: rates.deliveryCents, reason: '' }) satisfies z.input<typeof refundOrderInput>)
  // @ts-expect-error written twice
  void (() => toDecimal(toDecimal(rates.deliveryCents)))
})

test('a rate and a quantity are no amounts, and an amount is neither', () => {
  // @ts-expect-error a rate as an amount
  void (() => formatMoney(rates.taxBasisPoints))
  // @ts-expect-error the two arguments changed places
  void (() => shareOf(rates.taxBasisPoints, rates.deliveryCents))
  // @ts-expect-error a quantity as an amount
  void (() => ({ ...line, unitPriceCents: line.quantity }) satisfies QuoteLine)
  // @ts-expect-error an amount as a quantity
  void (() => ({ ...line, quantity: line.unitPriceCents }) satisfies QuoteLine)
})

test('a literal and a result of arithmetic are let in, for the field they go to says the unit', () => {
  expectTypeOf<number>().toExtend<Cents>()
  expectTypeOf(line.unitPriceCents * line.quantity).toEqualTypeOf<number>()
})
