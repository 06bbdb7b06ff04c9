import * as accountsCopy from '@trivet/core/copy/accounts'
import type { StaffAccount, UserPage } from '@trivet/core/contract/accounts'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { createGuest } from '../../test/orders.ts'
import { createCode, createStaff, earn } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database, clock } = shop
const call = restClient(app)
const { token } = await createStaff(shop, { name: 'Robin Staff' })

const read = async (id: string) =>
  (await call('GET', `/admin/users/${id}`, { token })).body as unknown as StaffAccount
const list = async (query = '') =>
  (await call('GET', `/admin/users${query}`, { token })).body as unknown as UserPage
const auditOf = async (id: string) =>
  (
    await database.prisma.auditEntry.findMany({ where: { subject: `user:${id}` }, orderBy: { id: 'asc' } })
  ).map(({ action, details }) => ({ action, details }))
const edited = ({ name, email, phone, address, updatedAt }: StaffAccount) => ({
  name,
  email,
  phone,
  address,
  updatedAt,
})

describe('the list', () => {
  test('is searched by parts of name and email, % and _ being letters', async () => {
    const yuki = await createUser(database, { name: 'Yuki 100%_Tanaka', email: 'yuki@kitchen.example' })
    for (const q of ['tanaka', '100%25_t', 'kitchen.ex', 'YUKI', 'yu']) {
      expect((await list(`?q=${q}`)).users.map(({ _id }) => _id)).toEqual([yuki.id])
    }
    expect((await list('?q=100%25Tanaka')).users).toEqual([])
    expect((await list('?q=%25%25%25')).total).toBe(0)
  })

  test('is narrowed by role, and says how many there are', async () => {
    const host = await createUser(database, { isHost: true })
    const gone = await createUser(database, { disabledAt: testNow })
    expect((await list('?role=host')).users.map(({ _id }) => _id)).toContain(host.id)
    expect((await list('?role=disabled')).users.map(({ _id, isDisabled }) => [_id, isDisabled])).toEqual([
      [gone.id, true],
    ])
    const everybody = await list()
    expect(everybody.total).toBe(await database.prisma.user.count())
    expect((await list('?role=admin')).users.every(({ isAdmin }) => isAdmin)).toBe(true)
  })

  test('is sorted both ways and paged, and a page past the end is empty', async () => {
    for (let n = 0; n < 21; n += 1)
      await createUser(database, { name: `Sorted ${String(n).padStart(2, '0')}` })
    const first = await list('?q=sorted&sort=name')
    expect(first).toMatchObject({ page: 1, pages: 2, total: 21 })
    expect(first.users[0]?.name).toBe('Sorted 00')
    expect((await list('?q=sorted&sort=-name')).users[0]?.name).toBe('Sorted 20')
    expect((await list('?q=sorted&sort=name&pageNumber=2')).users.map(({ name }) => name)).toEqual([
      'Sorted 20',
    ])
    expect((await list('?q=sorted&pageNumber=9')).users).toEqual([])
  })

  test.each(['?sort=password', '?role=root', '?pageNumber=0', '?sort=name;drop', '?q=%00'])(
    '%s is refused',
    async (query) => {
      expect((await call('GET', `/admin/users${query}`, { token })).status).toBe(400)
    },
  )

  test('as a file has all pages of the view, safe for spreadsheet programs', async () => {
    await createUser(database, { name: '=HYPERLINK("x")', email: 'formula@csv.example' })
    const file = await app.inject({
      url: '/api/admin/users.csv?q=csv.example',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.body.split('\r\n')[0]).toContain('Id,Name,Email')
    expect(file.body).toContain(`"'=HYPERLINK(""x"")"`)
    const all = await app.inject({
      url: '/api/admin/users.csv?q=sorted&sort=name',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(all.body.trim().split('\r\n')).toHaveLength(22)
    expect(
      (
        await app.inject({
          url: '/api/admin/users.csv?role=root',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode,
    ).toBe(400)
  })
})

describe('one account', () => {
  test('shows what belongs to it, and no secret', async () => {
    const host = await createUser(database, { isHost: true })
    await signIn(database, host, clock)
    await earn(shop, { hostId: host.id, cents: 1500 })
    const account = await read(host.id)
    expect(account).toMatchObject({
      _id: host.id,
      isHost: true,
      sessions: 1,
      isLastOwner: false,
      orders: { total: 0, spent: 0, recent: [] },
      kits: { total: 0 },
      referrals: { uses: 1, earned: 15, available: 15, paidOut: 0 },
    })
    expect(JSON.stringify(account)).not.toMatch(/argon2|password/i)
    expect((await read((await createUser(database)).id)).referrals).toBeNull()
  })

  test.each(['0'.repeat(24), 'x', "1' or '1'='1"])('%s is nobody', async (id) => {
    const answer = await call('GET', `/admin/users/${encodeURIComponent(id)}`, { token })
    expect(answer).toMatchObject({ status: 404, body: { message: accountsCopy.accountNotFound } })
  })

  test('is corrected, each field old to new in the audit log', async () => {
    const user = await createUser(database, { phone: '555' })
    const before = await read(user.id)
    const body = { ...edited(before), name: 'Ana B. Alvarez', phone: '', isAdmin: true, passwordHash: 'x' }
    const answer = await call('PUT', `/admin/users/${user.id}`, { token, body })
    expect(answer).toMatchObject({ status: 200, body: { name: 'Ana B. Alvarez', phone: '', isAdmin: false } })
    expect(await auditOf(user.id)).toEqual([
      { action: 'account.changed', details: { field: 'name', from: user.name, to: 'Ana B. Alvarez' } },
      { action: 'account.changed', details: { field: 'phone', from: '555', to: '' } },
    ])
  })

  test('keeps the first of two corrections that saw the same account', async () => {
    const user = await createUser(database)
    const seen = edited(await read(user.id))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('PUT', `/admin/users/${user.id}`, { token, body: { ...seen, phone: `55${n}` } }),
      ),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: accountsCopy.accountChanged,
    })
  })

  test('a new email is proven by its owner first, the old one is told, and nobody gets a taken one', async () => {
    const user = await createUser(database)
    const other = await createUser(database)
    const seen = edited(await read(user.id))
    const taken = await call('PUT', `/admin/users/${user.id}`, {
      token,
      body: { ...seen, email: other.email.toUpperCase() },
    })
    expect(taken).toMatchObject({ status: 409, body: { message: accountsCopy.emailTaken } })
    const email = `moved-${user.email}`
    expect((await call('PUT', `/admin/users/${user.id}`, { token, body: { ...seen, email } })).status).toBe(
      200,
    )
    expect(await read(user.id)).toMatchObject({ email: user.email, newEmail: email })
    const mails = await database.prisma.queuedMail.findMany({
      where: { recipient: { in: [email, user.email] } },
      orderBy: { template: 'asc' },
    })
    expect(mails).toMatchObject([
      { template: 'email-change-asked', recipient: user.email },
      { template: 'email-confirm', recipient: email },
    ])
  })

  test('a host’s email, and that of whoever has credit, is changed by staff who deal with payouts', async () => {
    const host = await createUser(database, { isHost: true })
    const former = await createUser(database)
    await createCode(shop, { hostId: former.id })
    const creditor = await createUser(database)
    await call('POST', `/admin/users/${creditor.id}/account-credit`, {
      token,
      body: { amount: 5, reason: 'Late' },
      headers: { 'idempotency-key': newId() },
    })
    const support = await createStaff(shop, { staffRole: 'support' })
    const manager = await createStaff(shop, { staffRole: 'manager' })
    for (const { id, email } of [host, former, creditor]) {
      const asks = (by: { token: string }, body: object) =>
        call('PUT', `/admin/users/${id}`, { token: by.token, body: { ...edited(seen), ...body } })
      const { body } = await call('GET', `/admin/users/${id}`, { token: support.token })
      const seen = body as unknown as StaffAccount
      expect(seen.mayChangeEmail).toBe(false)
      expect(await asks(support, { email: `taken-${email}` })).toMatchObject({
        status: 403,
        body: { code: 'PERMISSION_REQUIRED', message: accountsCopy.emailOfMoney },
      })
      expect((await read(id)).newEmail).toBeNull()
      expect((await asks(manager, { email: `moved-${email}` })).status).toBe(200)
    }
    const guest = await createUser(database)
    const { body } = await call('GET', `/admin/users/${guest.id}`, { token: support.token })
    expect(body).toMatchObject({ mayChangeEmail: true })
  })

  test('a host’s other fields are corrected by support as anybody’s', async () => {
    const host = await createUser(database, { isHost: true })
    const { token: supports } = await createStaff(shop, { staffRole: 'support' })
    const body = { ...edited(await read(host.id)), phone: '555' }
    expect((await call('PUT', `/admin/users/${host.id}`, { token: supports, body })).status).toBe(200)
  })

  test('gets a reset link by mail that staff do not see; a disabled one does not', async () => {
    const user = await createUser(database)
    const answer = await call('POST', `/admin/users/${user.id}/reset-link`, { token, body: {} })
    expect(answer.status).toBe(200)
    const [mail] = await database.prisma.queuedMail.findMany({ where: { recipient: user.email } })
    expect(mail?.template).toBe('password-reset')
    expect(JSON.stringify(answer.body)).not.toContain('token=')
    expect(await auditOf(user.id)).toEqual([{ action: 'account.reset-link-sent', details: {} }])
    await database.prisma.user.update({ where: { id: user.id }, data: { disabledAt: testNow } })
    expect((await call('POST', `/admin/users/${user.id}/reset-link`, { token, body: {} })).status).toBe(409)
  })

  test('is signed out everywhere', async () => {
    const { userId, token: theirs } = await createGuest(shop)
    await signIn(database, { id: userId }, clock)
    expect((await read(userId)).sessions).toBe(2)
    const answer = await call('POST', `/admin/users/${userId}/sign-out`, { token, body: {} })
    expect(answer.body).toMatchObject({ sessions: 0 })
    expect((await call('GET', '/users/profile', { token: theirs })).status).toBe(401)
    expect(await auditOf(userId)).toEqual([{ action: 'account.signed-out', details: { sessions: 2 } }])
    const mails = () => database.prisma.queuedMail.findMany({ where: { template: 'security-changed' } })
    expect((await mails()).map(({ data }) => data)).toMatchObject([{ change: 'signed-out' }])
    // nothing was ended: nothing is told
    await call('POST', `/admin/users/${userId}/sign-out`, { token, body: {} })
    expect(await mails()).toHaveLength(1)
  })
})

test('anybody may sign their own account out everywhere, and nobody else', async () => {
  const { userId, token: here } = await createGuest(shop)
  const there = await signIn(database, { id: userId }, clock)
  expect((await call('POST', '/users/logout-everywhere', { token: here })).status).toBe(204)
  for (const dead of [here, there])
    expect((await call('GET', '/users/profile', { token: dead })).status).toBe(401)
  expect((await call('GET', '/users/profile', { token })).status).toBe(200)
})
