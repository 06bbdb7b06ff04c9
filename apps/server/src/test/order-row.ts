import type { Prisma } from '../generated/prisma/client.ts'
import { newOrderNumber } from '../modules/checkout/new-order-number.ts'
import { newId } from '../platform/ids.ts'
import { address } from './orders.ts'

/** An order of a week in Austin as a row, told only what a test is about: no lines, nothing reserved, nothing charged. */
export function orderRow(fields: Partial<Prisma.OrderCreateManyInput> & { userId: string }) {
  const { totalCents = 0 } = fields
  return {
    ...address,
    id: newId(),
    // the longest there are: of five characters, two of some hundred rows are the same now and then
    number: newOrderNumber(8),
    paymentMethod: 'stripe',
    agreedTo: {},
    subtotalCents: totalCents,
    extraDaysCents: 0,
    damageProtection: false,
    damageProtectionCents: 0,
    deliveryCents: 0,
    taxCents: 0,
    discountCents: 0,
    totalCents,
    rates: {},
    rentalStart: new Date('2026-12-10'),
    rentalEnd: new Date('2026-12-17'),
    timeZone: 'America/Chicago',
    ...fields,
  } satisfies Prisma.OrderCreateManyInput
}
