import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dashboard } from '@trivet/core/contract/dashboard'
import type { Order } from '@trivet/core/contract/orders'
import { addDays, dateInZone, type CalendarDate } from '@trivet/core/dates'
import type pg from 'pg'
import { now } from '../../e2e/clock.ts'
import { addressOf, freePort, startServer, temporaryFolder } from '../../e2e/server-process.ts'
import { call, orderFor, placeOrder, productBySlug, register } from '../../e2e/system/api-guest.ts'
import { attachToDatabase, killPostgres } from '../../e2e/system/database.ts'
import { isReached } from '../books.ts'
import type { Check, Outcome, Round } from '../check.ts'
import { signIn } from '../roles.ts'
import { nights, shopZone, wrongDays } from './nights.ts'

const toldClock = join(import.meta.dirname, 'told-clock.ts')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const paidAtOnce = { paymentToken: 'tok_test_success' }

/** The server's clock jumps by a day, there and back, and over both changes to and from daylight saving; the database's does not. */
export const clockJumps: Check = {
  name: 'clock-jumps',
  fault: 'the days of the books are counted in UTC',
  async run(round) {
    const data = temporaryFolder()
    try {
      return await jumpAbout(data.path, round)
    } finally {
      await killPostgres(data.path)
      data.remove()
    }
  },
}

async function jumpAbout(path: string, { fault, quick, say }: Round): Promise<Outcome> {
  const aheadFile = join(path, 'ahead')
  writeFileSync(aheadFile, '0')
  const port = await freePort()
  const server = await startServer(port, {
    DATA_DIR: path,
    SEED: 'demo',
    AHEAD_FILE: aheadFile,
    NODE_OPTIONS: `--import ${toldClock}`,
  })
  const database = await attachToDatabase(path)
  if (fault) await countInUtc(database)
  const guest = await openGuest(addressOf(port))
  const faults: string[] = []
  let orders = 0

  /** And does there what a guest may do at any time. */
  async function jumpTo(aheadMs: number): Promise<Order> {
    writeFileSync(aheadFile, String(aheadMs))
    server.child.kill('SIGUSR2')
    await wait(100)
    const at = new Date(now() + aheadMs).toISOString().slice(0, 16)
    if (Math.abs(aheadMs) < 2 * day && !(await guest.isSignedIn())) faults.push(`${at}: the session is over`)
    const { status, order, again } = await guest.order(aheadMs, paidAtOnce)
    orders += 1
    if (status !== 201) throw new Error(`${at}: an order is answered ${status}`)
    if (again !== order._id) faults.push(`${at}: the same key made another order`)
    const late = Math.abs(new Date(order.createdAt).getTime() - now() - aheadMs)
    if (late > minute) faults.push(`${at}: the order is of ${order.createdAt}`)
    return order
  }

  const paid = await jumpTo(0)
  await jumpTo(day)
  const { order: unpaid } = await guest.order(day, {})
  for (const [aheadMs, wanted] of [
    [0, 'pending'],
    [-day, 'pending'],
    [day + hour, 'cancelled'],
    [0, 'cancelled'],
  ] as const) {
    await jumpTo(aheadMs)
    if (!(await runsToEnd(database, 'orders.expire-unpaid'))) faults.push('A job does not come to its end')
    const { status } = await guest.read(unpaid)
    if (status !== wanted) faults.push(`An unpaid order is ${status} instead of ${wanted}`)
  }
  if (!(await guest.read(paid)).isPaid) faults.push('A paid order did not outlive the jumps')
  if (!quick && !(await runsByItself(database, 'orders.expire-unpaid')))
    faults.push('After the jumps a job of each minute does not run')

  for (const [name, moments] of Object.entries(nights)) {
    say(name)
    const paidCents = new Map<CalendarDate, number>()
    for (const [instant, bookedOn] of moments) {
      const { totalPrice } = await jumpTo(new Date(instant).getTime() - now())
      paidCents.set(bookedOn, (paidCents.get(bookedOn) ?? 0) + Math.round(totalPrice * 100))
    }
    faults.push(...wrongDays(await guest.dashboard(), paidCents).map((fault) => `${name}: ${fault}`))
  }
  await database.end()
  await server.stop()
  return {
    measured: `${orders} jumps with an order each, ${Object.keys(nights).length} changes of the clocks`,
    faults,
  }
}

async function openGuest(address: string) {
  const product = await productBySlug(address, 'chefs-kit')
  let token = await register(address)
  let week = 0

  const isSignedIn = async () => (await call(address, '/users/profile', { token })).status === 200
  return {
    isSignedIn,
    /** For another week each time, and asked for twice with one key. */
    async order(aheadMs: number, payment: object) {
      // months later nobody is signed in any more
      if (!(await isSignedIn())) token = await register(address)
      week += 1
      const start = addDays(dateInZone(new Date(now() + aheadMs), shopZone), 7 + 8 * week)
      const body = { ...(await orderFor(address, product, { start, end: addDays(start, 7) })), ...payment }
      const key = randomUUID()
      let placed = await placeOrder(address, token, body, key)
      // a machine that others use may be too busy for a moment
      for (let tries = 0; placed.status === 503 && tries < 20; tries += 1) {
        await wait(1000)
        placed = await placeOrder(address, token, body, key)
      }
      const again = await placeOrder(address, token, body, key)
      return { status: placed.status, order: placed.body, again: again.body._id }
    },
    async read({ _id }: Order): Promise<Order> {
      return (await call<Order>(address, `/orders/${_id}`, { token })).body
    },
    async dashboard(): Promise<Required<Dashboard>> {
      const staff = await signIn(address, 'staff')
      return (await call<Required<Dashboard>>(address, '/admin/dashboard?range=7d', { token: staff })).body
    },
  }
}

/** The job is asked for, unless it waits already, and runs. */
async function runsToEnd(database: pg.Client, name: string): Promise<boolean> {
  return isReached(await nextRun(database, name, { isAskedFor: true }))
}

/** Within the two minutes that lie between its times at most. */
async function runsByItself(database: pg.Client, name: string): Promise<boolean> {
  const hasRun = await nextRun(database, name, { isAskedFor: false })
  return (await isReached(hasRun)) || isReached(hasRun)
}

async function nextRun(database: pg.Client, name: string, { isAskedFor }: { isAskedFor: boolean }) {
  const { rows } = await database.query<{ at: string }>('SELECT now()::text AS at')
  if (isAskedFor)
    await database.query('INSERT INTO jobs.job (name) VALUES ($1) ON CONFLICT DO NOTHING', [name])
  return async (): Promise<boolean> => {
    const done = 'SELECT FROM jobs.job WHERE name = $1 AND started_on > $2 AND completed_on IS NOT NULL'
    return (await database.query(done, [name, rows[0]!.at])).rowCount !== 0
  }
}

async function countInUtc(database: pg.Client): Promise<void> {
  await database.query(
    `CREATE OR REPLACE FUNCTION shop_day(moment TIMESTAMPTZ) RETURNS DATE LANGUAGE sql STABLE AS
     $$ SELECT (moment AT TIME ZONE 'UTC')::date $$`,
  )
}
