import { addDays, type CalendarDate } from '@trivet/core/dates'
import type pg from 'pg'
import { todayIn } from '../e2e/clock.ts'
import { call, orderFor, placeOrder, registerMany } from '../e2e/system/api-guest.ts'
import type { Check, Outcome, Round } from './check.ts'
import { openShop, type Shop } from './shop.ts'

const buyers = 100
const firstRaceInDays = 30
const raceDays = 300

/** A hundred buyers at once on four processes, for a kit there are fewer of: all units are rented, and none twice. */
export const races: Check = {
  name: 'races',
  fault: 'the constraint that keeps a day from being oversold is dropped',
  async run(round) {
    const shop = await openShop(4)
    try {
      if (round.fault) {
        await shop.database.query('ALTER TABLE stock_days DROP CONSTRAINT stock_days_never_oversold')
      }
      return await raceFor(round.quick ? 20 : 1000, shop, round)
    } finally {
      await shop.close()
    }
  },
}

async function raceFor(wanted: number, { addresses, database }: Shop, { say }: Round): Promise<Outcome> {
  const tokens = await registerMany(addresses[0]!, buyers)
  const products = await scarceProducts(database)
  const faults: string[] = []
  let run = 0
  let orders = 0
  for (let number = 0; run < wanted && number < 2 * wanted; number += 1) {
    const product = products[number % products.length]!
    const prize = { product, week: weekOf(number) }
    const free = await freeUnits(addresses[0]!, prize)
    if (free < 1 || free >= buyers) continue
    const answers = await race(prize, addresses, tokens)
    const placed = answers.filter((answer) => answer === 'placed').length
    const others = answers.filter((answer) => answer !== 'placed' && answer !== 'NOT_ENOUGH_STOCK')
    if (placed !== free) faults.push(`${placed} orders for ${free} units of ${product}`)
    if (others.length > 0) faults.push(`${others.length} answers such as ${others[0]}`)
    run += 1
    orders += placed
    if (run % 50 === 0) say(`${run} of ${wanted} races`)
    // the next ones find the shelves full again
    await database.query(
      'DELETE FROM reservations WHERE order_id IN (SELECT id FROM orders WHERE NOT is_sample)',
    )
  }
  if (run < wanted) faults.push(`Only ${run} races could be run`)
  return {
    measured: `${run} races of ${buyers} buyers on ${addresses.length} processes for ${orders} units`,
    faults,
  }
}

type Week = { start: CalendarDate; end: CalendarDate }
type Prize = { product: string; week: Week }

function weekOf(number: number): Week {
  const start = addDays(todayIn('America/Chicago'), firstRaceInDays + ((number * 7) % raceDays))
  return { start, end: addDays(start, 7) }
}

async function scarceProducts(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM products WHERE count_in_stock BETWEEN 1 AND $1 AND archived_at IS NULL ORDER BY id',
    [buyers - 1],
  )
  return rows.map(({ id }) => id)
}

async function freeUnits(address: string, { product, week }: Prize): Promise<number> {
  const path = `/products/${product}/availability?start=${week.start}&end=${week.end}`
  return (await call<{ free: number }>(address, path)).body.free
}

/** What each buyer is told: that the order is placed, or why not. */
async function race({ product, week }: Prize, addresses: string[], tokens: string[]): Promise<string[]> {
  const body = await orderFor(addresses[0]!, { _id: product }, week)
  const answers = tokens.map((token, index) => placeOrder(addresses[index % addresses.length]!, token, body))
  return (await Promise.all(answers)).map(({ status, body: told }) =>
    status === 201 ? 'placed' : ((told as { code?: string }).code ?? String(status)),
  )
}
