import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from '@prometheus-io/client'
import type { Services } from '../context.ts'
import { readShopNumbers } from './shop-numbers.repo.ts'

type Client = typeof import('@prometheus-io/client')

const patienceMs = 3_000
const hourMs = 3_600_000

const gauges = {
  mailsWaiting: ['trivet_mails_waiting', 'Mails in the outbox that are still to be sent.'],
  oldestMailSeconds: ['trivet_oldest_mail_age_seconds', 'Since when the oldest of them waits.'],
  unpaidOrders: ['trivet_unpaid_orders', 'Orders that hold stock and are not paid.'],
  unknownPayments: ['trivet_payments_unknown', 'Charges of which nobody knows yet what became of them.'],
  paymentFlags: [
    'trivet_payment_flags_open',
    'Differences with the payment providers that a person has to look at.',
  ],
  ordersPlaced: ['trivet_orders_placed_last_hour', 'Orders of the last hour.'],
  ordersPaid: ['trivet_orders_paid_last_hour', 'Orders of the last hour that are paid.'],
} as const

/** What the shop's books say: one statement for each time somebody asks. Every process of a shop tells the same. */
export function measureShop(
  { client, registry }: { client: Client; registry: Registry },
  { sql, clock }: Pick<Services, 'sql' | 'clock'>,
): () => Promise<void> {
  const registers = [registry]
  const isUp = new client.Gauge({
    name: 'trivet_database_up',
    help: 'Whether the database answered this time: 1 or 0.',
    registers,
  })
  const ofNumber = Object.entries(gauges).map(
    ([number, [name, help]]) =>
      [number as keyof typeof gauges, new client.Gauge({ name, help, registers })] as const,
  )
  return async () => {
    const now = clock.now()
    const asked = readShopNumbers(sql, { now, anHourAgo: new Date(now.getTime() - hourMs) })
    const [numbers] = await Promise.race([asked, wait(patienceMs, [], { ref: false })]).catch(() => [])
    isUp.set(numbers ? 1 : 0)
    // a number of a while ago would look like one of now
    for (const [number, gauge] of ofNumber) gauge.set(numbers?.[number] ?? Number.NaN)
  }
}
