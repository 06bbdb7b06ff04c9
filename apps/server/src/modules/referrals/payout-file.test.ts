import * as generalCopy from '@trivet/core/copy/general'
import * as paymentsCopy from '@trivet/core/copy/payments'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { toDecimal, type Cents } from '@trivet/core/money'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testPassword } from '../../test/factories.ts'
import type { Guest } from '../../test/orders.ts'
import { createHost, createStaff, earnPaid, paidCents } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { prisma } = shop.database
const call = restClient(shop.app)
const staff = await createStaff(shop)
const bank = { accountHolder: 'Noor Lindqvist', routingNumber: '021000021', accountNumber: '000123456789' }

type Method = 'paypal' | 'bankTransfer'

/** A host who asked for a payout to where the profile says. */
async function asked(paymentMethod: Method, cents: Cents, { holder = bank.accountHolder, fields = {} } = {}) {
  const host = await createHost(shop, fields)
  const body = {
    paypalEmail: host.email,
    bank: { ...bank, accountHolder: holder },
    currentPassword: testPassword,
  }
  await call('PUT', '/users/profile/payout-details', { token: host.token, body })
  const { orderId } = await earnPaid(shop, host, cents)
  const answer = await call('POST', '/referral/payout-request', {
    token: host.token,
    body: { paymentMethod },
  })
  return { host, orderId, id: String(answer.body['_id']) }
}

const fileFor = (method: string, ids: unknown, by: Guest = staff) =>
  call('POST', '/referral/admin/payout-file', { token: by.token, body: { method, ids } as object })
const statusOf = async (id: string) => (await prisma.payout.findUniqueOrThrow({ where: { id } })).status
const markPaid = (payouts: object[], transactionId = 'BATCH-7') =>
  call('POST', '/referral/admin/process-payouts', { token: staff.token, body: { payouts, transactionId } })

describe('a payout file', () => {
  test('for PayPal has recipient, amount, currency, reference, note and wallet, and no header', async () => {
    const one = await asked('paypal', 945)
    const other = await asked('paypal', 1250)
    const { status, body } = await fileFor('paypal', [one.id, other.id])
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'trivet-payouts-paypal-2026-12-01.csv', count: 2, total: 21.95 })
    const rows = String(body['content']).split('\r\n')
    const row = (id: string, email: string, amount: string) =>
      `${email},${amount},USD,${id},${referralsCopy.payoutFileNote('Trivet')},PAYPAL`
    expect(rows.toSorted()).toEqual(
      ['', row(one.id, one.host.email, '9.45'), row(other.id, other.host.email, '12.50')].toSorted(),
    )
  })

  test('is named after the day of the shop, where Greenwich has the next one already', async () => {
    const { id } = await asked('paypal', 945)
    const now = shop.clock.now()
    shop.clock.set('2026-12-02T03:00:00Z')
    const { body } = await fileFor('paypal', [id], await createStaff(shop))
    shop.clock.set(now)
    expect(body).toMatchObject({ name: 'trivet-payouts-paypal-2026-12-01.csv', count: 1 })
  })

  test('for a bank has the columns of an ACH batch and the reference behind them', async () => {
    const { id } = await asked('bankTransfer', 945)
    const { body } = await fileFor('bankTransfer', [id])
    expect(body).toMatchObject({ name: 'trivet-payouts-bank-2026-12-01.csv', count: 1 })
    expect(body['content']).toBe(
      'Recipient name,Routing number,Account number,Account type,Amount,Reference\r\n' +
        `Noor Lindqvist,021000021,000123456789,1,9.45,${id}\r\n`,
    )
  })

  test('has nothing that a spreadsheet program would take for a formula', async () => {
    const { id } = await asked('bankTransfer', 945, { holder: '=HYPERLINK("http://x")' })
    expect((await fileFor('bankTransfer', [id])).body['content']).toContain(`"'=HYPERLINK(""http://x"")"`)
  })

  test('is in the audit log without any details, and leaves the payouts open', async () => {
    const { id } = await asked('paypal', 945)
    await fileFor('paypal', [id, id])
    expect(await statusOf(id)).toBe('pending')
    const entries = await prisma.auditEntry.findMany({ where: { subject: `payout:${id}` } })
    expect(entries).toMatchObject([
      { action: 'payout.requested' },
      { action: 'payout.exported', actorId: staff.userId, details: { amountCents: 945, method: 'paypal' } },
    ])
    const listed = await call('GET', `/referral/admin/payouts/${id}`, { token: staff.token })
    expect(listed.body).toMatchObject({ exportedAt: '2026-12-01T12:00:00.000Z', status: 'pending' })
  })

  test('fixes the amount: a refund that comes after it is owed', async () => {
    const { host, id, orderId } = await asked('paypal', 1000)
    await fileFor('paypal', [id])
    const reason = 'A lid was missing'
    const body = { amount: toDecimal(paidCents / 5), reason }
    expect((await call('POST', `/orders/${orderId}/refunds`, { token: staff.token, body })).status).toBe(201)
    const stats = await call('GET', '/referral/stats', { token: host.token })
    expect(stats.body).toMatchObject({ requested: 10, pendingPayout: -2 })
    expect((await markPaid([{ id, expectedAmount: 10 }])).body).toEqual({ processed: 1, refused: [] })
  })

  test.each([
    [paidCents / 5, 8],
    [paidCents, 0],
  ])(
    'whose payout could not be sent: of a refund of %i cents its host is told what is left',
    async (cents, left) => {
      const { host, id, orderId } = await asked('paypal', 1000)
      await fileFor('paypal', [id])
      const body = { amount: toDecimal(cents), reason: 'A lid was missing' }
      expect((await call('POST', `/orders/${orderId}/refunds`, { token: staff.token, body })).status).toBe(
        201,
      )
      const failed = { token: staff.token, body: { status: 'failed' } }
      expect((await call('PUT', `/referral/admin/process-payout/${id}`, failed)).status).toBe(200)
      const [mail] = await prisma.queuedMail.findMany({
        where: { recipient: host.email, template: 'payout-failed' },
      })
      expect(mail).toMatchObject({ data: { amount: 10, available: left } })
      const stats = await call('GET', '/referral/stats', { token: host.token })
      expect(stats.body).toMatchObject({ pendingPayout: left })
    },
  )

  test('is refused for what is decided, paid otherwise, unknown, or without details', async () => {
    const paypal = await asked('paypal', 945)
    const toBank = await asked('bankTransfer', 945)
    const refused = async (ids: string[], status: number, code: string) =>
      expect(await fileFor('paypal', ids)).toMatchObject({ status, body: { code } })
    await refused([paypal.id, toBank.id], 409, 'PAYOUT_OTHER_METHOD')
    await refused([paypal.id, 'a'.repeat(24)], 404, 'PAYOUT_NOT_FOUND')
    await prisma.payoutDetails.delete({ where: { userId: paypal.host.userId } })
    await refused([paypal.id], 409, 'PAYOUT_HOST_DETAILS_MISSING')
    await markPaid([{ id: paypal.id, expectedAmount: 9.45 }])
    await refused([paypal.id], 409, 'PAYOUT_ALREADY_PROCESSED')
    expect(await prisma.auditEntry.count({ where: { subject: `payout:${toBank.id}` } })).toBe(1)
  })

  test('is nobody’s with a payout of their own', async () => {
    const { host, id } = await asked('paypal', 945, { fields: { isAdmin: true } })
    expect(await fileFor('paypal', [id], host)).toMatchObject({ status: 403, body: { code: 'PAYOUT_OWN' } })
  })

  test.each([
    ['creditToAccount', ['x'], paymentsCopy.invalidPaymentMethod],
    ['paypal', [], referralsCopy.choosePayouts],
    ['paypal', 'x', referralsCopy.choosePayouts],
    ['paypal', [5], generalCopy.invalidInput],
    ['paypal', Array.from({ length: 501 }, (_, n) => `${n}`), referralsCopy.tooManyPayouts(500)],
  ])('is not made by %s of %j', async (method, ids, message) => {
    expect(await fileFor(method, ids)).toMatchObject({ status: 400, body: { errors: expect.any(Array) } })
    expect(JSON.stringify((await fileFor(method, ids)).body)).toContain(message)
  })
})

test('several payouts are marked as paid at once, each by itself', async () => {
  const one = await asked('paypal', 945)
  const other = await asked('paypal', 500)
  const { status, body } = await markPaid([
    { id: one.id, expectedAmount: 9.45 },
    { id: other.id, expectedAmount: 9.99 },
    { id: 'x', expectedAmount: 1 },
  ])
  expect(status).toBe(200)
  expect(body).toEqual({
    processed: 1,
    refused: [
      { _id: other.id, message: referralsCopy.payoutAmountChanged },
      { _id: 'x', message: referralsCopy.payoutNotFound },
    ],
  })
  expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['processed', 'pending'])
  const paid = await prisma.payout.findUniqueOrThrow({ where: { id: one.id } })
  expect(paid.transactionId).toBe('BATCH-7')
})
