import type { DataCopy } from '@trivet/core/contract/privacy'
import { legalVersions } from '@trivet/core/legal'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { testPassword } from '../../test/factories.ts'
import { knownEverywhere } from '../../test/known-everywhere.ts'
import { createGuest } from '../../test/orders.ts'
import { newId } from '../../platform/ids.ts'
import { createCode, createHost, createStaff } from '../../test/referrals.ts'
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

  test('names the codes that were used as they were typed, and nothing of their hosts', async () => {
    const host = await createHost(shop)
    const { id: codeId, code } = await createCode(shop, { hostId: host.userId })
    const guest = await createGuest(shop)
    const { order } = await book({ guest })
    const used = { orderId: order._id, codeId, hostId: host.userId, userId: guest.userId, usesDiscount: true }
    await prisma.referralUse.create({
      data: { ...used, commissionBasisPoints: 1500, commissionCents: 945, createdAt: new Date(0) },
    })
    const { body } = await call('POST', '/users/me/data', { token: guest.token, body: sure })
    const copy = body as unknown as DataCopy
    expect(copy.parts.find(({ about }) => about === 'Codes you used')?.rows).toEqual([
      { code, 'uses discount': true, 'created at': '1970-01-01T00:00:00.000Z' },
    ])
    expect(JSON.stringify(copy)).not.toContain(host.email)
  })

  test('has no link by which whoever reads it could act as somebody else', async () => {
    const { token, userId } = await createGuest(shop)
    const { email } = await prisma.user.findUniqueOrThrow({ where: { id: userId } })
    await call('POST', '/users/forgot-password', { body: { email } })
    const [mail] = await prisma.queuedMail.findMany({
      where: { recipient: email, template: 'password-reset' },
    })
    const link = String(Reflect.get(Object(mail?.data), 'link'))
    await prisma.queuedMail.update({ where: { id: mail?.id ?? '' }, data: { text: `Choose: ${link}` } })
    const { body } = await call('POST', '/users/me/data', { token, body: sure })
    expect(JSON.stringify(body)).toContain('Choose: (link removed)')
    expect(JSON.stringify(body)).not.toContain(link)
  })

  test('has of an address that nobody has proven only what came with the account', async () => {
    const { token, userId } = await createGuest(shop)
    const { email } = await prisma.user.update({
      where: { id: userId },
      data: { emailProvenAt: null },
    })
    const message = { name: 'Vera', email, subject: 'Gate', message: 'The gate code is #4711' }
    expect((await call('POST', '/contact', { body: message })).status).toBe(201)
    const { body } = await call('POST', '/users/me/data', { token, body: sure })
    expect(JSON.stringify(body)).not.toContain('#4711')
    expect((await call('POST', '/users/me/erasure', { token, body: sure })).status).toBe(200)
    expect(await prisma.contactMessage.count({ where: { email } })).toBe(1)
  })

  test('says no more of the home of a host than the page of the order', async () => {
    const guest = await createGuest(shop)
    const { token } = guest
    const { _id: id } = (await book({ guest, paymentToken: undefined })).order
    const { id: stayId } = await prisma.stay.create({
      data: {
        id: newId(),
        hostId: owner.userId,
        slug: 'hidden-door',
        title: 'A home',
        street: '780 Hidden Door Rd',
        city: 'Austin',
        state: 'TX',
        postalCode: '78704',
        country: 'USA',
        createdAt: shop.clock.now(),
        updatedAt: shop.clock.now(),
      },
    })
    await prisma.order.update({
      where: { id },
      data: { stayId, street: '780 Hidden Door Rd' },
    })
    const read = async () =>
      JSON.stringify((await call('POST', '/users/me/data', { token, body: sure })).body)
    expect(await read()).not.toContain('Hidden Door')
    await prisma.order.update({
      where: { id },
      data: { status: 'confirmed', paidAt: shop.clock.now(), paymentStatus: 'paid', holdExpiresAt: null },
    })
    expect(await read()).toContain('Hidden Door')
  })

  test('of a staff account is for those alone who may change it', async () => {
    const manager = await createStaff(shop, { staffRole: 'manager' })
    const copyOf = (id: string, token: string) =>
      call('POST', `/admin/users/${id}/data`, { token, body: { reason: 'Asked by mail' } })
    expect((await copyOf(owner.userId, manager.token)).status).toBe(404)
    expect((await copyOf(manager.userId, owner.token)).status).toBe(200)
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
