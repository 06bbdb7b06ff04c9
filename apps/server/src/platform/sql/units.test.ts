import { formatMoney, toDecimal, type Cents } from '@trivet/core/money'
import type { AmountDue } from '@trivet/core/contract/orders'
import type { InferResult } from 'kysely'
import { expect, expectTypeOf, test } from 'vitest'
import { builder } from './builder.ts'
import { sumOf } from './functions.ts'

const orders = builder
  .selectFrom('orders')
  .select((eb) => [
    'total_cents as totalCents',
    'damage_protection as hasProtection',
    sumOf(eb.ref('tax_cents')).as('taxCents'),
  ])
const codes = builder.selectFrom('referral_uses').select('commission_basis_points as rate')

type Order = InferResult<typeof orders>[number]
type Code = InferResult<typeof codes>[number]

test('a column of cents is read as cents, and so is their sum', () => {
  expectTypeOf<Order>().toHaveProperty('totalCents').toEqualTypeOf<Cents>()
  expectTypeOf<Order>().toHaveProperty('taxCents').toEqualTypeOf<Cents>()
  expect(toDecimal(({ totalCents: 4999 } as Order).totalCents)).toBe(49.99)
})

test('the compiler refuses a column of cents in an answer, and a rate where money is written', () => {
  // @ts-expect-error cents on the wire
  void ((row: Order) => ({ amount: row.totalCents }) satisfies Pick<AmountDue, 'amount'>)
  // @ts-expect-error a rate as an amount
  void ((row: Code) => formatMoney(row.rate))
  // @ts-expect-error dollars in a column of cents
  void (() => builder.updateTable('orders').set({ total_cents: toDecimal(4999) }))
})
