import type { DataCopy } from '@trivet/core/contract/privacy'
import { proofMinutes } from '@trivet/core/sign-in'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { createUser } from '../../test/factories.ts'
import { findAnywhere } from '../../test/find-anywhere.ts'
import { createGuest } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma } = database
const call = restClient(app)
const owner = await createStaff(shop, { name: 'Robin Staff' })

describe('staff', () => {
  const asked = { reason: 'Asked by mail' }

  test('copy and erase somebody who asked by mail, for a reason that the log keeps', async () => {
    const { userId, email } = await createGuest(shop)
    const { token } = owner
    const copy = await call('POST', `/admin/users/${userId}/data`, { token, body: asked })
    expect(copy).toMatchObject({ status: 200, body: { email } })
    expect((await call('POST', `/admin/users/${userId}/erasure`, { token, body: asked })).status).toBe(200)
    const noted = await prisma.auditEntry.findMany({
      where: { subject: `user:${userId}` },
      orderBy: { id: 'asc' },
    })
    // of what was noted before, the words are gone as well
    expect(noted.map(({ action, details }) => [action, details])).toEqual([
      ['account.data-copied', {}],
      ['account.erased', asked],
    ])
    expect(await findAnywhere(database, [userId])).toContain(`public.users.id: ${userId}`)
  })

  test('need a role that includes it, and say once more who they are', async () => {
    const { userId } = await createGuest(shop)
    const path = `/admin/users/${userId}/erasure`
    const support = await createStaff(shop, { staffRole: 'support' })
    expect((await call('POST', path, { token: support.token, body: asked })).status).toBe(403)
    const manager = await createStaff(shop, { staffRole: 'manager' })
    const longAgo = new Date(clock.now().getTime() - (proofMinutes + 1) * 60_000)
    await prisma.session.updateMany({
      where: { userId: manager.userId },
      data: { provenAt: longAgo, createdAt: longAgo },
    })
    const again = await call('POST', path, { token: manager.token, body: asked })
    expect(again).toMatchObject({ status: 401, body: { code: 'PROOF_REQUIRED' } })
    expect((await call('POST', path, { token: owner.token, body: {} })).status).toBe(400)
  })

  test('erase an address that has no account, and only such a one', async () => {
    const email = `Ottokar.Unbekannt@${newId()}.example`
    const at = clock.now()
    await prisma.contactMessage.create({
      data: { id: newId(), name: 'Ottokar', email, subject: 'Hi', message: 'It is me', createdAt: at },
    })
    await prisma.waitingListEntry.create({
      data: {
        id: newId(),
        email,
        emailKey: email.toLowerCase(),
        country: 'USA',
        postalCode: '59718',
        zipArea: '597',
        city: 'Bozeman',
        joinedAt: at,
      },
    })
    const { token } = owner
    const body = { ...asked, email: email.toUpperCase() }
    const copy = (await call('POST', '/admin/addresses/data', { token, body })).body as unknown as DataCopy
    expect(copy.parts.map(({ about }) => about)).toEqual(['Messages you wrote to us', 'Places you wait for'])
    const erased = await call('POST', '/admin/addresses/erasure', { token, body })
    expect(erased).toMatchObject({ status: 200, body: { erased: 2 } })
    expect(await findAnywhere(database, ['ottokar'])).toEqual([])
    const { email: taken } = await createUser(database)
    const refused = await call('POST', '/admin/addresses/erasure', {
      token,
      body: { ...asked, email: taken },
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'ADDRESS_HAS_ACCOUNT' } })
  })
})
