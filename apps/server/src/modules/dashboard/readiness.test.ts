import { toStaffFacts } from '@trivet/core/contract/settings'
import { readinessPoints, standardSettings } from '@trivet/core/settings'
import { settingsRefusals } from '@trivet/core/copy/settings'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp({ env: { smtpUrl: 'smtp://mail.example.com', mailFrom: 'hello@trivet.test' } })
const call = restClient(shop.app)
const { token } = await createStaff(shop)

const points = async (client = call) => (await client('GET', '/admin/readiness', { token })).body
const { version: _version, ...fields } = toStaffFacts(standardSettings, { version: 0 })
const save = (version: number, change: object) =>
  call('PUT', '/admin/settings', { token, body: { version, settings: { ...fields, ...change } } })

test('a new shop is told what is missing, and each point ticks itself', async () => {
  expect(await points()).toEqual(readinessPoints.map((point) => ({ point, isDone: false })))
  await createProduct(shop.database)
  expect((await save(0, { reviewed: ['tax'] })).status).toBe(200)
  const set = await testApp({
    database: shop.database,
    env: { smtpUrl: 'smtp://mail.example.com', mailFrom: 'Harbor <hello@harbor.example>' },
  })
  expect(await points(restClient(set.app))).toEqual(
    readinessPoints.map((point) => ({ point, isDone: ['products', 'tax', 'mail'].includes(point) })),
  )
  const details = { setting: 'Looked at before opening', from: null, to: 'tax', version: 1 }
  expect(
    await shop.database.prisma.auditEntry.findFirst({ where: { subject: 'settings:reviewed' } }),
  ).toMatchObject({ details })
})

test('the list is gone once staff put it away, and nobody else is told of it', async () => {
  expect((await save(1, { reviewed: ['all'] })).status).toBe(200)
  expect(await points()).toEqual([])
  const guest = await createGuest(shop)
  expect((await call('GET', '/admin/readiness', { token: guest.token })).status).toBe(403)
  expect((await call('GET', '/admin/readiness')).status).toBe(401)
  expect((await call('GET', '/shop/facts')).body).not.toHaveProperty('reviewed')
})

test('the shop goes by the name, hours and phone that are set, where they can be', async () => {
  const identity = { name: 'Harbor Kitchens', supportHours: 'every day, 8am-8pm', supportPhone: null }
  expect(await save(2, { identity: { ...identity, name: 'Ha <a@b.c>' } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'settings.identity.name', message: settingsRefusals.shopName }] },
  })
  expect((await save(2, { identity, reviewed: ['nonsense'] })).status).toBe(400)
  expect((await save(2, { identity })).status).toBe(200)
  expect((await call('GET', '/shop/facts')).body).toMatchObject({ identity })
})
