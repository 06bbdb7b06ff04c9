import { settleCancellations } from '../modules/orders/cancel/settle-cancellations.ts'
import { publishTo } from '../modules/orders/domain-events.ts'
import { reactions } from '../modules/reactions/reactions.ts'
import { paymentProviders, type Payments } from '../platform/payments/payments.ts'
import { testPayments } from '../platform/payments/test-payments.ts'
import type { TestApp } from './app.ts'

/** The minute goes by in which cancellations can be undone, and their money moves. */
export async function minuteOver({ app, database, clock }: TestApp, payments: Payments = testPayments) {
  clock.advance(60_000)
  await settleDue({ app, database, clock }, payments)
}

/** Has the money move of whatever cancellation can no longer be undone. */
export function settleDue({ app, database, clock }: TestApp, payments: Payments = testPayments) {
  const publish = publishTo(reactions)
  const providers = paymentProviders(payments)
  return settleCancellations({ sql: database.sql, clock, payments: providers, publish, log: app.log })
}
