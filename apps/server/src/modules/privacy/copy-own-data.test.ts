import type { DataCopy } from '@trivet/core/contract/privacy'
import { legalVersions } from '@trivet/core/legal'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { testPassword } from '../../test/factories.ts'
import { knownEverywhere } from '../../test/known-everywhere.ts'
import { createGuest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database } = shop
const { prisma } = database
const call = restClient(app)
const { book } = rentedKitchen(shop)
const owner = await createStaff(shop, { name: 'Robin Staff' })
const sure = { currentPassword: testPassword }

describe('a copy', () => {
  test('has all that is there in words, money with its currency, and nothing of anybody else', async () => {
    const mine = await knownEverywhere(shop, owner)
    await book()
    const answer = await call('POST', '/users/me/data', { token: mine.token, body: sure })
    const copy = answer.body as unknown as DataCopy
    const part = (about: string) => copy.parts.find((one) => one.about === about)?.rows
    expect(part('Orders')).toMatchObject([
      { street: '77 Larkspur Hollow', access: 'Key at Quastenberg', total: { cents: 9078, currency: 'USD' } },
    ])
    expect(part('What you agreed to')).toEqual([
      {
        since: part('Orders')?.[0]?.['created at'],
        terms: legalVersions.terms,
        privacy: legalVersions.privacy,
        'rental agreement': legalVersions.rentalAgreement,
      },
    ])
    const told = await call('GET', `/admin/users/${mine.userId}/agreements`, { token: owner.token })
    expect(told.body).toMatchObject([{ privacy: legalVersions.privacy }])
    expect(part('Messages you wrote to us')).toMatchObject([{ message: 'I am Wilhelmina' }])
    expect(part('Photos of deliveries and pickups')).toMatchObject([
      { picture: expect.stringMatching(`/api/orders/${mine.orderId}/stop-photos/`) },
    ])
    expect(part('Orders')?.[0]?.['created at']).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(JSON.stringify(copy)).not.toMatch(/argon2|password|token/i)
    const others = await prisma.user.findMany({ where: { id: { notIn: [mine.userId, owner.userId] } } })
    for (const { email } of others) expect(JSON.stringify(copy)).not.toContain(email)
    const noted = { subject: `user:${mine.userId}`, action: 'account.data-copied' }
    expect(await prisma.auditEntry.count({ where: noted })).toBe(1)
  })

  test('is made five times a day at most', async () => {
    const limited = await testApp({ database, env: { rateLimits: true } })
    const { token } = await createGuest(limited)
    const ask = () => restClient(limited.app)('POST', '/users/me/data', { token, body: sure })
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
