import * as accountCreditCopy from '@trivet/core/copy/account-credit'
import { may, staffRoles } from '@trivet/core/staff'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { createGuest } from '../../test/orders.ts'
import { createHost, createStaff, earn } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { prisma } = shop.database
const call = restClient(shop.app)
const staff = await createStaff(shop)

const give = (userId: string, body: object, key: string | null = newId(), by = staff) =>
  call('POST', `/admin/users/${userId}/account-credit`, {
    token: by.token,
    body,
    headers: { ...(key !== null && { 'idempotency-key': key }) },
  })
const late = { amount: 20, reason: 'The pan came late' }
const own = (token: string) => call('GET', '/users/profile/account-credit', { token })

describe('goodwill credit', () => {
  test('is on the account with its reason, told by mail, and written down', async () => {
    const guest = await createGuest(shop)
    expect((await own(guest.token)).body).toEqual({ balance: 0, entries: [] })
    const answer = await give(guest.userId, { ...late, cents: 99_999 })
    const by = await prisma.user.findUniqueOrThrow({ where: { id: staff.userId } })
    expect(answer).toMatchObject({
      status: 201,
      body: { balance: 20, entries: [{ cause: 'goodwill', ...late, order: null, by: by.name }] },
    })
    const mine = await own(guest.token)
    expect(mine.body).toMatchObject({ balance: 20, entries: [{ cause: 'goodwill', ...late }] })
    expect((mine.body['entries'] as object[])[0]).not.toHaveProperty('by')
    expect(await prisma.queuedMail.findMany({ where: { recipient: guest.email } })).toMatchObject([
      { template: 'goodwill-credit', data: { amount: 20, reason: late.reason } },
    ])
    expect(await prisma.auditEntry.findMany({ where: { subject: `user:${guest.userId}` } })).toMatchObject([
      {
        action: 'account.credited',
        actorId: staff.userId,
        details: { amountCents: 2000, reason: late.reason },
      },
    ])
  })

  test('is given once for one key, however often it is sent', async () => {
    const guest = await createGuest(shop)
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(guest.userId, late, 'once')))
    expect(tally(answers)).toEqual({ 201: 5 })
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(4)
    expect((await own(guest.token)).body).toMatchObject({ balance: 20 })
    expect(await prisma.queuedMail.count({ where: { recipient: guest.email } })).toBe(1)
    expect(await give(guest.userId, { ...late, amount: 21 }, 'once')).toMatchObject({
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    })
  })

  test.each([
    ['nothing', { ...late, amount: 0 }, accountCreditCopy.goodwillAmountInvalid],
    ['less than nothing', { ...late, amount: -5 }, accountCreditCopy.goodwillAmountInvalid],
    ['more than 1,000.00', { ...late, amount: 1000.01 }, accountCreditCopy.goodwillAmountInvalid],
    ['half a cent', { ...late, amount: 1.005 }, accountCreditCopy.goodwillAmountInvalid],
    ['a text', { ...late, amount: '20' }, accountCreditCopy.goodwillAmountInvalid],
    ['no reason', { amount: 20, reason: '  ' }, accountCreditCopy.goodwillReasonRequired],
  ])('is not %s', async (_case, body, message) => {
    const guest = await createGuest(shop)
    const answer = await give(guest.userId, body)
    expect(answer.status).toBe(400)
    expect(answer.body['errors']).toMatchObject([{ message }])
    expect((await own(guest.token)).body).toEqual({ balance: 0, entries: [] })
  })

  test.each([0.01, 1000])('may be %d', async (amount) => {
    const guest = await createGuest(shop)
    expect(await give(guest.userId, { ...late, amount })).toMatchObject({
      status: 201,
      body: { balance: amount },
    })
  })

  test('needs a key, staff, and another account than their own', async () => {
    const guest = await createGuest(shop)
    expect(await give(guest.userId, late, null)).toMatchObject({ body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } })
    expect((await give(guest.userId, late, newId(), guest)).status).toBe(403)
    expect((await give(newId(), late)).status).toBe(404)
    expect((await call('GET', `/admin/users/${newId()}/account-credit`, { token: staff.token })).status).toBe(
      404,
    )
    expect(await give(staff.userId, late)).toMatchObject({
      status: 403,
      body: { code: 'CREDIT_OWN_ACCOUNT' },
    })
  })
})

describe('who gives goodwill to whom', () => {
  const givers = staffRoles.filter((role) => may(role, 'refunds'))
  test.each(givers)(
    '%s: to a guest and a host, to nobody who is staff, and not to themselves',
    async (role) => {
      const giver = await createStaff(shop, { staffRole: role })
      for (const account of [await createGuest(shop), await createHost(shop)]) {
        expect((await give(account.userId, late, newId(), giver)).status).toBe(201)
      }
      for (const staffRole of staffRoles) {
        const colleague = await createStaff(shop, { staffRole, isHost: true })
        expect(await give(colleague.userId, late, newId(), giver)).toMatchObject(
          may(role, 'staff')
            ? { status: 403, body: { code: 'CREDIT_OF_STAFF', message: accountCreditCopy.goodwillOfStaff } }
            : { status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } },
        )
        expect(await prisma.accountCreditEntry.count({ where: { userId: colleague.userId } })).toBe(0)
        expect(await prisma.queuedMail.count({ where: { recipient: colleague.email } })).toBe(0)
      }
      expect(await give(giver.userId, late, newId(), giver)).toMatchObject({
        status: 403,
        body: { code: 'CREDIT_OWN_ACCOUNT', message: accountCreditCopy.goodwillOwnAccount },
      })
    },
  )

  test('what was given before somebody became staff is answered again, and nothing more is given', async () => {
    const guest = await createGuest(shop)
    const given = await give(guest.userId, late, 'before-the-role')
    await prisma.user.update({ where: { id: guest.userId }, data: { staffRole: 'driver' } })
    // what was given before the role is given, and answered as it was
    expect((await give(guest.userId, late, 'before-the-role')).status).toBe(given.status)
    expect((await give(guest.userId, late)).body).toMatchObject({ code: 'CREDIT_OF_STAFF' })
    expect(await prisma.accountCreditEntry.count({ where: { userId: guest.userId } })).toBe(1)
  })
})

describe('a payout to the account', () => {
  const requested = async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 4020 })
    const { body } = await call('POST', '/referral/payout-request', { token: host.token, body: {} })
    return { host, payoutId: String(body['_id']) }
  }
  const decide = (payoutId: string, status: string) =>
    call('PUT', `/referral/admin/process-payout/${payoutId}`, { token: staff.token, body: { status } })

  test('is credited once when staff process it, however many do', async () => {
    const { host, payoutId } = await requested()
    expect((await own(host.token)).body).toMatchObject({ balance: 0 })
    await Promise.all([
      decide(payoutId, 'processed'),
      decide(payoutId, 'processed'),
      decide(payoutId, 'processed'),
    ])
    expect((await own(host.token)).body).toMatchObject({
      balance: 40.2,
      entries: [{ cause: 'payout', amount: 40.2, order: null, reason: null }],
    })
  })

  test('is told to no member of staff who may not see payouts', async () => {
    const { host, payoutId } = await requested()
    await decide(payoutId, 'processed')
    const support = await createStaff(shop, { staffRole: 'support' })
    const seenBy = async ({ token }: { token: string }) =>
      (await call('GET', `/admin/users/${host.userId}/account-credit`, { token })).body
    expect(await seenBy(support)).toEqual({ balance: 40.2, entries: [] })
    expect(await seenBy(staff)).toMatchObject({ balance: 40.2, entries: [{ cause: 'payout' }] })
  })

  test('that fails credits nothing', async () => {
    const { host, payoutId } = await requested()
    await decide(payoutId, 'failed')
    expect((await own(host.token)).body).toEqual({ balance: 0, entries: [] })
  })
})
