import { publishTo } from '../../modules/orders/domain-events.ts'
import { reactions } from '../../modules/reactions/reactions.ts'
import { afterAll } from 'vitest'
import { paymentProviders } from '../../platform/payments/payments.ts'
import { paypalPayments } from '../../platform/payments/paypal-payments.ts'
import { stripePayments } from '../../platform/payments/stripe-payments.ts'
import { testApp, testClock } from '../app.ts'
import { paypalDouble } from './paypal-double.ts'
import { stripeDouble } from './stripe-double.ts'

/** A shop that charges cards, with both providers on this machine and one clock for all. */
export async function liveShop() {
  const clock = testClock('2026-12-01T12:00:00Z')
  const stripe = await stripeDouble()
  const paypal = await paypalDouble()
  afterAll(() => Promise.all([stripe.close(), paypal.close()]))
  stripe.state.now = () => clock.now()
  paypal.state.now = () => clock.now()

  const timeoutMs = 500
  const { baseUrl, webhookSecret } = stripe
  const keys = { clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1' }
  const payments = paymentProviders(
    await stripePayments({ secretKey: 'sk_test_double', webhookSecret, baseUrl, timeoutMs }),
    await paypalPayments({ ...keys, baseUrl: paypal.baseUrl, timeoutMs }),
  )
  const shop = await testApp({ clock, payments })
  const needs = {
    sql: shop.database.sql,
    clock,
    payments,
    publish: publishTo(reactions),
    log: shop.app.log,
  }
  return { ...shop, stripe, paypal, needs }
}
