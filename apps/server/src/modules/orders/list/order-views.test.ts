import * as ordersCopy from '@trivet/core/copy/orders'
import { maxSavedViews } from '@trivet/core/orders'
import { expect, test } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { testApp } from '../../../test/app.ts'
import { createGuest } from '../../../test/orders.ts'
import { createHost, createStaff } from '../../../test/referrals.ts'
import { lockAccount } from '../../accounts/index.ts'
import { restClient, tally } from '../../accounts/test-client.ts'
import { insertOrderView } from './order-views.repo.ts'

const shop = await testApp()
const call = restClient(shop.app)
const path = '/admin/order-views'
const denver = { name: 'Denver', query: 'area=Denver&sort=delivery' }

type Views = { views: { _id: string; name: string; query: string }[]; chosen: string | null }

async function staffClient() {
  const { token, userId } = await createStaff(shop)
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at = path, body?: object) =>
    call(method, at, { token, ...(body && { body }) })
  const views = async () => (await ask('GET')).body as unknown as Views
  return { ask, views, userId }
}

test('a view is kept under its name, for its owner alone', async () => {
  const [one, other] = [await staffClient(), await staffClient()]
  expect(await one.views()).toEqual({ views: [], chosen: null })
  expect(await one.ask('POST', path, denver)).toMatchObject({ status: 201, body: { views: [denver] } })
  expect((await other.views()).views).toEqual([])
  expect(await one.ask('POST', path, { ...denver, query: '' })).toMatchObject({
    status: 409,
    body: { message: ordersCopy.viewNameTaken },
  })
  const [view] = (await one.views()).views
  expect((await other.ask('DELETE', `${path}/${view?._id}`)).status).toBe(404)
  expect((await other.ask('PUT', `${path}/chosen`, { view: view?._id })).status).toBe(404)
  expect(await one.ask('DELETE', `${path}/${view?._id}`)).toMatchObject({ status: 200, body: { views: [] } })
})

test('the list opens with the view that was chosen, until it is deleted', async () => {
  const { ask, views } = await staffClient()
  expect((await ask('PUT', `${path}/chosen`, { view: 'to-pack' })).body).toMatchObject({ chosen: 'to-pack' })
  await ask('POST', path, denver)
  const id = (await views()).views[0]?._id
  expect((await ask('PUT', `${path}/chosen`, { view: id })).body).toMatchObject({ chosen: id })
  expect((await ask('DELETE', `${path}/${id}`)).body).toEqual({ views: [], chosen: null })
  expect((await ask('PUT', `${path}/chosen`, { view: null })).body).toMatchObject({ chosen: null })
  expect((await ask('PUT', `${path}/chosen`, { view: 'whatever' })).status).toBe(400)
  expect((await ask('PUT', `${path}/chosen`, { view: 'f'.repeat(24) })).status).toBe(404)
})

test('the same name twice at once is one view, and there is an end to views', async () => {
  const { ask, views } = await staffClient()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('POST', path, denver)))
  expect(tally(answers)).toEqual({ 201: 1, 409: 4 })
  for (let n = 1; n < maxSavedViews; n += 1) await ask('POST', path, { name: `View ${n}`, query: '' })
  expect(await ask('POST', path, { name: 'One more', query: '' })).toMatchObject({
    status: 409,
    body: { message: ordersCopy.tooManyViews(maxSavedViews) },
  })
  expect((await views()).views).toHaveLength(maxSavedViews)
})

test('a view counts before another one is kept that was sent at the same time', async () => {
  const { ask, views, userId } = await staffClient()
  for (let n = 1; n < maxSavedViews; n += 1) await ask('POST', path, { name: `View ${n}`, query: '' })
  const last = { id: newId(), userId, name: 'Last', query: '', now: shop.clock.now(), most: maxSavedViews }
  const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
                   WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const later = await transaction(shop.database.sql, async (tx) => {
    await lockAccount(tx, userId)
    expect(await insertOrderView(tx, last)).toBe(true)
    const answer = ask('POST', path, denver)
    await expect.poll(async () => (await shop.database.sql.query(waiting)).rows).toEqual([{ count: 1 }])
    return { answer }
  })
  expect((await later.answer).status).toBe(409)
  expect((await views()).views).toHaveLength(maxSavedViews)
})

test('views are for staff, and need a name', async () => {
  for (const { token } of [await createGuest(shop), await createHost(shop)]) {
    expect((await call('GET', path, { token })).status).toBe(403)
    expect((await call('POST', path, { token, body: denver })).status).toBe(403)
  }
  const { ask } = await staffClient()
  expect((await ask('POST', path, { name: ' ', query: '' })).body['message']).toBe(
    ordersCopy.viewNameRequired,
  )
})
