import type { AtRisk, ProductStock } from '@trivet/core/contract/stock'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { keepLateTransfers } from './keep-late-transfers.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { book } = rentedKitchen(shop)
const rest = restClient(app)

let north: string
let pan: Awaited<ReturnType<typeof createProduct>>

beforeEach(async () => {
  clock.set(rentedAt)
  north = newId()
  await asStaff('PUT', `/admin/depots/${north}`, { name: `North ${north}` })
  pan = await createProduct(database, { priceCents: 7000, countInStock: 0 })
  await asStaff('PUT', `/admin/products/${pan.id}/stock/${north}`, { units: 1, seenUnits: 0 })
})

async function asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { token } = await createStaff(shop)
  return rest(method, path, { token, ...(body && { body }) })
}

const plan = (transfer: string, days: { leavesOn: string; arrivesOn: string }) =>
  asStaff('PUT', `/admin/transfers/${transfer}`, {
    product: pan.id,
    from: north,
    to: 'main',
    units: 1,
    ...days,
  })
const step = (transfer: string, body: object) => asStaff('POST', `/admin/transfers/${transfer}/steps`, body)
const transfers = async () =>
  ((await asStaff('GET', `/admin/products/${pan.id}/stock`)).body as unknown as ProductStock).transfers
const atRisk = async () =>
  ((await asStaff('GET', '/admin/stock/at-risk')).body as unknown as AtRisk).orders.filter(
    ({ product }) => product === pan.id,
  )
const keep = () => keepLateTransfers({ sql: database.sql, clock })

test.each([
  ['never left', async () => {}],
  ['never arrived', async (transfer: string) => void (await step(transfer, { step: 'send' }))],
])(
  'a transfer that %s is promised from tomorrow on, day by day, until it is counted',
  async (_case, before) => {
    const transfer = newId()
    expect((await plan(transfer, { leavesOn: '2026-12-03', arrivesOn: '2026-12-05' })).status).toBe(200)
    const { order } = await book({ item: pan, rentalStart: '2026-12-08', rentalEnd: '2026-12-12' })
    clock.set('2026-12-05T18:00:00Z')
    await before(transfer)
    await keep()
    expect(await transfers()).toMatchObject([{ arrivesOn: '2026-12-05', expectedOn: null }])

    clock.set('2026-12-06T18:00:00Z')
    await Promise.all([keep(), keep()])
    await keep()
    expect(await transfers()).toMatchObject([{ arrivesOn: '2026-12-07', expectedOn: '2026-12-05' }])
    expect(await atRisk()).toEqual([])

    for (const [today, tomorrow] of [
      ['2026-12-08', '2026-12-09'],
      ['2026-12-09', '2026-12-10'],
    ]) {
      clock.set(`${today}T18:00:00Z`)
      await keep()
      expect(await transfers()).toMatchObject([{ arrivesOn: tomorrow, expectedOn: '2026-12-05' }])
      expect(await atRisk()).toMatchObject([{ orderId: order._id, lastDay: today, short: 1 }])
    }

    await step(transfer, { step: 'send' })
    expect((await step(transfer, { step: 'arrive', arrived: 1 })).status).toBe(200)
    await keep()
    expect(await transfers()).toEqual([])
    expect(await atRisk()).toEqual([])
  },
)

test('what is planned for a day that is over is not there yet either, and stays the same plan', async () => {
  const transfer = newId()
  const days = { leavesOn: '2026-11-27', arrivesOn: '2026-11-29' }
  expect(tally([await plan(transfer, days), await plan(transfer, days)])).toEqual({ 200: 2 })
  expect(await transfers()).toMatchObject([
    { leavesOn: '2026-11-27', arrivesOn: '2026-12-02', expectedOn: '2026-11-29' },
  ])
  expect((await plan(transfer, { ...days, arrivesOn: '2026-12-02' })).status).toBe(409)
})
