import { defaultTimeZone } from '@trivet/core/address'
import type { ErasurePreview } from '@trivet/core/contract/privacy'
import { addDays } from '@trivet/core/dates'
import { reports } from '@trivet/core/reports'
import { proofMinutes } from '@trivet/core/sign-in'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepHouse } from '../../housekeeping.ts'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { testPassword } from '../../test/factories.ts'
import { findAnywhere } from '../../test/find-anywhere.ts'
import { knownEverywhere, traces } from '../../test/known-everywhere.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { createGuest } from '../../test/orders.ts'
import { createHost, createStaff, earn } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'
import { foldReports } from '../reports/fold-reports.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma, sql } = database
const call = restClient(app)
const { as, book } = rentedKitchen(shop)
const owner = await createStaff(shop, { name: 'Robin Staff' })
const { change } = orderChanges(shop, owner)

const sure = { currentPassword: testPassword }
const erase = (token: string, body: object = sure) => call('POST', '/users/me/erasure', { token, body })
const over = (id: string) => prisma.order.update({ where: { id }, data: { status: 'completed' } })

/** The numbers that staff and the tax office read. */
async function books() {
  const sums = await sql.query(
    `SELECT (SELECT count(*) FROM users) AS people,
            (SELECT json_agg(o ORDER BY id) FROM (SELECT id, number, status, total_cents, tax_cents, city, state, postal_code,
              rental_start, rental_end, paid_at FROM orders) o) AS orders,
            (SELECT json_agg(l ORDER BY id) FROM (SELECT id, quantity, line_total_cents, revenue_cents FROM order_lines) l) AS lines,
            (SELECT json_agg(p ORDER BY id) FROM (SELECT id, provider, reference, amount_cents FROM payments) p) AS payments,
            (SELECT sum(amount_cents) FROM refunds) AS refunds,
            (SELECT json_agg(i ORDER BY year, number) FROM invoices i) AS invoices,
            (SELECT json_agg(c ORDER BY id) FROM commission_entries c) AS commission,
            (SELECT json_agg(c) FROM (SELECT user_id, sum(cents) FROM account_credit_entries GROUP BY 1 ORDER BY 1) c) AS credit,
            (SELECT sum(received_cents - refunded_cents) FROM revenue_changes) AS revenue`,
  )
  // every order again, as what an erasure leaves of it would be counted
  await sql.query('INSERT INTO report_touches (order_id) SELECT id FROM orders')
  await foldReports({ sql })
  const year = `from=${addDays(clock.today(defaultTimeZone), -180)}&to=${addDays(clock.today(defaultTimeZone), 180)}`
  const numbers: Record<string, string> = {}
  for (const path of ['dashboard', ...reports.map((report) => `reports/${report}?${year}`)]) {
    const { status, body } = await call('GET', `/admin/${path}`, { token: owner.token })
    expect([path, status]).toEqual([path, 200])
    // all of it but who they are, which is what goes
    numbers[path] = JSON.stringify(body, (key, value: unknown) =>
      key === 'name' || key === 'email' ? undefined : value,
    )
  }
  return { sums: sums.rows, numbers }
}

describe('an erasure', () => {
  let gone: Awaited<ReturnType<typeof knownEverywhere>>
  let before: Awaited<ReturnType<typeof books>>
  beforeAll(async () => {
    gone = await knownEverywhere(shop, owner)
    before = await books()
    expect((await findAnywhere(database, traces)).length).toBeGreaterThan(40)
    const answer = await erase(gone.token)
    expect(answer.status).toBe(200)
    expect(Number(answer.body['erased'])).toBeGreaterThan(15)
  })

  test('leaves the books, the dashboard and every report as they were, to the cent', async () => {
    expect(await books()).toEqual(before)
  })

  test('is told to the address, which is then gone, and so the person is nowhere in the database', async () => {
    const recipient = gone.email
    const mails = await prisma.queuedMail.findMany({ where: { recipient } })
    expect(mails.map(({ template }) => template)).toEqual(['account-erased'])
    const sent = { status: 'sent', sentAt: clock.now(), nextAttemptAt: null }
    await prisma.queuedMail.updateMany({ where: { recipient }, data: sent })
    await keepHouse({ sql, clock })
    expect(await findAnywhere(database, traces)).toEqual([])
  })

  test('ends every session, and nobody signs in any more', async () => {
    expect((await call('GET', '/users/profile', { token: gone.token })).status).toBe(401)
    for (const email of [gone.email, `erased-${gone.userId}@erased.invalid`]) {
      const login = await call('POST', '/users/login', { body: { email, password: testPassword } })
      expect(login.status).toBe(401)
    }
  })

  test('takes the rating of their review back out of the product', async () => {
    expect(await prisma.product.findUniqueOrThrow({ where: { id: gone.pan.id } })).toMatchObject({
      numReviews: 0,
      ratingSum: 0,
    })
  })

  test('leaves photos to the job that deletes loose ones, with their files', async () => {
    const { orderId } = gone
    expect(await prisma.damagePhoto.findMany({ where: { orderId } })).toMatchObject([
      { reportId: null, createdAt: new Date(0) },
    ])
    expect(await prisma.stopPhoto.findMany({ where: { orderId } })).toMatchObject([
      { createdAt: new Date(0) },
    ])
  })

  test('leaves what happened to an order, without the addresses that it went to', async () => {
    const events = await prisma.timelineEntry.findMany({
      where: { orderId: gone.orderId },
      orderBy: { id: 'asc' },
    })
    expect(events).toMatchObject([
      { kind: 'placed', from: null, to: 'pending' },
      { kind: 'paid', from: null, to: null },
      { kind: 'status', from: 'pending', to: 'confirmed' },
      { kind: 'delivery-changed', from: 'Erased', to: 'Erased', note: null },
    ])
  })

  test('is written down once, without the person', async () => {
    const noted = await prisma.auditEntry.findMany({
      where: { subject: `user:${gone.userId}`, action: 'account.erased' },
    })
    expect(noted).toMatchObject([{ actorId: gone.userId, details: {} }])
  })

  test('leaves an account that staff can look at and change no more', async () => {
    const { token } = owner
    const seen = (await call('GET', `/admin/users/${gone.userId}`, { token })).body
    expect(seen).toMatchObject({ name: 'Erased guest', phone: '', orders: { total: 1 } })
    const body = { isDisabled: false, updatedAt: seen['updatedAt'] }
    const answer = await call('PUT', `/admin/users/${gone.userId}/access`, { token, body })
    expect(answer).toMatchObject({ status: 409, body: { code: 'ACCOUNT_ERASED' } })
    await expect(sql.query('UPDATE users SET phone = $1 WHERE id = $2', ['1', gone.userId])).rejects.toThrow(
      'users_erased_is_nobody',
    )
  })

  test('lets the same address sign up again, as somebody new', async () => {
    const body = { name: 'Back Again', email: gone.email, password: 'a wok on the balcony' }
    const answer = await call('POST', '/users', { body: { ...body, confirmPassword: body.password } })
    expect(answer.status).toBe(201)
    expect(answer.body['_id']).not.toBe(gone.userId)
    const mine = await call('GET', '/orders/myorders', { token: String(answer.body['token']) })
    expect(JSON.stringify(mine.body)).not.toContain(gone.orderId)
  })
})

test.each([
  ['is not', null],
  ['is', new Date(0)],
])('who asks before learns that the address %s proven to be theirs', async (_case, emailProvenAt) => {
  const guest = await createGuest(shop)
  await prisma.user.update({ where: { id: guest.userId }, data: { emailProvenAt } })
  const { body } = await call('GET', '/users/me/erasure', { token: guest.token })
  expect(body).toMatchObject({ isAddressProven: emailProvenAt !== null })
})

describe('is refused', () => {
  test('while an order is still out, with the day from which on it works, and works then', async () => {
    const { guest, order } = await book()
    const refused = await erase(guest.token)
    expect(refused).toMatchObject({ status: 409, body: { code: 'ERASURE_NOT_YET' } })
    expect(String(refused.body['message'])).toContain('It works from Fri, Dec 18 on.')
    const preview = (await call('GET', '/users/me/erasure', { token: guest.token })).body
    expect((preview as ErasurePreview).obstacles).toMatchObject([{ kind: 'order-open', from: '2026-12-18' }])
    await over(order._id)
    expect((await erase(guest.token)).status).toBe(200)
  })

  test('while money is on its way', async () => {
    const { guest, order } = await book()
    await over(order._id)
    const due = { id: newId(), orderId: order._id, reason: 'A wok', amountCents: 500, createdAt: clock.now() }
    await prisma.amountDue.create({ data: due })
    expect(String((await erase(guest.token)).body['message'])).toContain('is still on its way')
  })

  test('while a commission is not paid out, and the host is told how much', async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 1234 })
    expect(String((await erase(host.token)).body['message'])).toContain('$12.34 of commission')
  })

  test('to staff, who are first taken off the staff', async () => {
    const manager = await createStaff(shop, { staffRole: 'manager' })
    expect(String((await erase(manager.token)).body['message'])).toContain('account of the staff')
  })

  test('without the password, once it is a while ago that it was given', async () => {
    const guest = await createGuest(shop)
    expect((await erase(guest.token, { currentPassword: 'wrong' })).status).toBe(401)
    const longAgo = new Date(clock.now().getTime() - (proofMinutes + 1) * 60_000)
    await prisma.session.updateMany({
      where: { userId: guest.userId },
      data: { provenAt: longAgo, createdAt: longAgo },
    })
    for (const [path, code] of [
      ['/users/me/erasure', 'SIGN_IN_AGAIN'],
      ['/users/me/data', 'SIGN_IN_AGAIN'],
    ]) {
      const answer = await call('POST', String(path), { token: guest.token, body: {} })
      expect(answer).toMatchObject({ status: 401, body: { code } })
    }
    expect(await prisma.user.findUnique({ where: { id: guest.userId } })).toMatchObject({ erasedAt: null })
  })
})

test('goes ahead where a change added to the price of an order that is cancelled: that is not owed any more', async () => {
  const { guest, pan, order } = await book()
  const { answer } = await change(order._id, { items: { [pan.id]: 2 } })
  expect(answer.body).toMatchObject({ amountsDue: [{ ofPrice: true, paidAt: null }] })
  expect((await as(guest, 'POST', `/orders/${order._id}/cancellation`, {})).status).toBe(200)
  expect((await call('GET', '/users/me/erasure', { token: guest.token })).body).toMatchObject({
    obstacles: [],
  })
  expect((await erase(guest.token)).status).toBe(200)
})

test('twenty at once erase once', async () => {
  const guest = await createGuest(shop)
  const answers = await Promise.all(Array.from({ length: 20 }, () => erase(guest.token, {})))
  const told = tally(answers)
  expect((told[200] ?? 0) + (told[401] ?? 0)).toBe(20)
  expect(told[200]).toBeGreaterThan(0)
  expect(await prisma.auditEntry.count({ where: { subject: `user:${guest.userId}` } })).toBe(1)
})

test('an order that comes while its account is erased is refused by the database', async () => {
  const { guest, order } = await book()
  await over(order._id)
  await erase(guest.token)
  const again = `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', $2::text, 'number', 'X', 'user_ordinal', null))).*
    FROM orders o WHERE id = $1`
  await expect(sql.query(again, [order._id, newId()])).rejects.toThrow('is erased')
})
