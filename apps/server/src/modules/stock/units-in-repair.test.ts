import type { ProductStock } from '@trivet/core/contract/stock'
import * as stockCopy from '@trivet/core/copy/stock'
import { calendarDate } from '@trivet/core/dates'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const rest = restClient(app)

let north: string
let ladle: string

beforeEach(async () => {
  clock.set(rentedAt)
  north = newId()
  await asStaff('PUT', `/admin/depots/${north}`, { name: `North ${north}` })
  ladle = (await createProduct(database, { countInStock: 16 })).id
})

async function asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const { token } = await createStaff(shop)
  return rest(method, path, { token, ...(body && { body }) })
}

const send = (units: number, changes: object = {}) =>
  asStaff('PUT', `/admin/transfers/${newId()}`, {
    product: ladle,
    from: 'main',
    to: north,
    units,
    leavesOn: '2026-12-10',
    arrivesOn: '2026-12-12',
    ...changes,
  })
const hold = (units: number, firstDay: string, lastDay: string | null, id = newId()) =>
  asStaff('PUT', `/admin/stock-holds/${id}`, {
    product: ladle,
    depot: 'main',
    units,
    firstDay,
    lastDay,
    reason: 'Handle',
  })
const end = (id: string, backOn: string) => asStaff('POST', `/admin/stock-holds/${id}/end`, { backOn })
const refusedAt = (path: string, message: string) => ({
  status: 409,
  body: { code: 'STOCK_REFUSED', message, errors: [{ path, message }] },
})

test('units in repair leave for no other depot before they are back in service', async () => {
  const id = newId()
  expect((await hold(16, '2026-12-02', null, id)).status).toBe(200)
  const refused = refusedAt('units', stockCopy.inRepairThen)
  expect(await send(16)).toMatchObject(refused)
  // to force is to leave promised days short
  expect(await send(1, { isForced: true })).toMatchObject(refused)
  expect(await send(17)).toMatchObject(refusedAt('units', stockCopy.fewerThanThat))
  expect((await end(id, '2026-12-10')).status).toBe(200)
  expect((await send(16)).status).toBe(200)
})

test('what is in repair later keeps as much from leaving before', async () => {
  expect((await hold(10, '2026-12-20', '2026-12-22')).status).toBe(200)
  expect((await send(4)).status).toBe(200)
  expect(await send(3)).toMatchObject(refusedAt('units', stockCopy.inRepairThen))
  expect((await send(2)).status).toBe(200)
})

test('units that are to leave are in repair until then at the most', async () => {
  expect((await send(10)).status).toBe(200)
  const refused = refusedAt('units', stockCopy.moreInRepair)
  expect(await hold(7, '2026-12-02', null)).toMatchObject(refused)
  expect(await hold(16, '2026-12-02', '2026-12-10')).toMatchObject(refused)
  expect((await hold(6, '2026-12-02', null)).status).toBe(200)
  expect((await hold(10, '2026-12-02', '2026-12-09')).status).toBe(200)
})

test('of a repair of all units and a transfer of them at once one is refused', async () => {
  const both = await Promise.all([send(16), hold(16, '2026-12-10', null)])
  expect(tally(both)).toEqual({ 200: 1, 409: 1 })
})

test('a repair ends by its last day at the latest: nobody makes it longer past what was checked', async () => {
  const first = newId()
  expect((await hold(16, '2026-12-01', '2026-12-03', first)).status).toBe(200)
  expect((await hold(16, '2026-12-04', '2026-12-08')).status).toBe(200)
  const message = stockCopy.backLater(calendarDate('2026-12-04'))
  for (const backOn of ['2026-12-29', '2026-12-05']) {
    expect(await end(first, backOn)).toMatchObject(refusedAt('backOn', message))
  }
  expect((await end(first, '2026-12-04')).status).toBe(200)
  const { holds } = (await asStaff('GET', `/admin/products/${ladle}/stock`)).body as unknown as ProductStock
  expect(holds).toMatchObject([
    { firstDay: '2026-12-01', lastDay: '2026-12-03' },
    { firstDay: '2026-12-04', lastDay: '2026-12-08' },
  ])
})
