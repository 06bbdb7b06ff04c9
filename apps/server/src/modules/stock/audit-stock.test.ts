import type { AuditDetails } from '@trivet/core/contract/audit'
import { auditLines } from '@trivet/core/copy/audit'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const rest = restClient(app)

async function asStaff(method: 'POST' | 'PUT', path: string, body: object) {
  const { token } = await createStaff(shop)
  expect((await rest(method, path, { token, body })).status).toBe(200)
}

test('the log names depots as people do, and tells a transfer as no change of a depot', async () => {
  clock.set(rentedAt)
  const [north, transfer, repair] = [newId(), newId(), newId()]
  await asStaff('PUT', `/admin/depots/${north}`, { name: 'New York' })
  const { id: product } = await createProduct(database, { countInStock: 5 })
  const days = { leavesOn: '2026-12-03', arrivesOn: '2026-12-05' }
  const planned = { product, from: 'main', to: north, units: 2, ...days }
  await asStaff('PUT', `/admin/products/${product}/stock/main`, { units: 6, seenUnits: 5 })
  await asStaff('PUT', `/admin/transfers/${transfer}`, planned)
  await asStaff('POST', `/admin/transfers/${transfer}/steps`, { step: 'send' })
  const held = { product, depot: 'main', units: 1, firstDay: '2026-12-03', lastDay: null, reason: 'Handle' }
  await asStaff('PUT', `/admin/stock-holds/${repair}`, held)
  await asStaff('POST', `/admin/stock-holds/${repair}/end`, { backOn: '2026-12-05' })

  const entries = await prisma.auditEntry.findMany({
    where: { subject: `product:${product}` },
    orderBy: { id: 'asc' },
  })
  const told = entries.map(({ details }) =>
    auditLines({ details: details as AuditDetails }).map(({ label, value, from }) =>
      from === undefined ? `${label}: ${value}` : `${label}: ${from} → ${value}`,
    ),
  )
  const [counted, leaving, left, broken, mended] = told
  const route = ['From depot: Main depot', 'To depot: New York']
  expect(counted).toEqual(['Changed: 5 → 6', 'Depot: Main depot'])
  expect(leaving).toEqual(expect.arrayContaining(['Transfer: planned', 'Units: 2', ...route]))
  expect(left).toEqual(expect.arrayContaining(['Transfer: send', 'Units: 2', ...route]))
  expect(broken).toEqual(expect.arrayContaining(['Out of service: 1', 'Depot: Main depot']))
  expect(mended).toEqual(expect.arrayContaining(['Back in service: 1', 'Depot: Main depot']))
  expect(told.flat().filter((line) => line.startsWith('Changed'))).toHaveLength(1)
})
