import type { AuditAction, AuditSubject } from '@trivet/core/audit'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordAudit } from '../../platform/audit.ts'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient } from '../accounts/test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const olive = await createUser(database, { isAdmin: true, name: 'Olive Owner', email: 'olive@example.com' })
const sam = await createUser(database, { isAdmin: true, name: 'Sam Staff', email: 'sam@example.com' })
const token = await signIn(database, olive, clock)
const orderId = 'a'.repeat(24)

beforeEach(async () => {
  await database.prisma.auditEntry.deleteMany()
  const note = (
    actorId: string | null,
    action: AuditAction,
    subject: AuditSubject,
    at: string,
    details = {},
  ) => recordAudit(database.sql, { actorId, action, subject, details, now: new Date(at) })
  await note(olive.id, 'order.status-changed', `order:${orderId}`, '2026-11-01T20:00:00Z', {
    from: 'packed',
    to: 'dispatched',
  })
  await note(sam.id, 'payout.processed', `payout:${'b'.repeat(24)}`, '2026-11-02T07:30:00Z', {
    amountCents: 945,
  })
  await note(null, 'order.status-changed', `order:${'c'.repeat(24)}`, '2026-11-03T20:00:00Z')
})

const actions = async (query: string) => {
  const { body } = await call('GET', `/admin/audit?${query}`, { token })
  return (body['entries'] as { action: string; actor: { name: string } | null }[]).map(
    ({ action, actor }) => `${action} by ${actor?.name ?? 'the shop'}`,
  )
}
const [statusChanged, paid, changeOfShop] = [
  'order.status-changed by Olive Owner',
  'payout.processed by Sam Staff',
  'order.status-changed by the shop',
]

describe('the audit log', () => {
  test('tells who did what to what, newest first', async () => {
    const { body } = await call('GET', '/admin/audit', { token })
    expect(body).toMatchObject({ page: 1, pages: 1, total: 3 })
    expect((body['entries'] as object[])[2]).toEqual({
      _id: expect.any(String),
      at: '2026-11-01T20:00:00.000Z',
      actor: { _id: olive.id, name: 'Olive Owner', email: 'olive@example.com' },
      action: 'order.status-changed',
      subject: { kind: 'order', id: orderId, number: null },
      details: { from: 'packed', to: 'dispatched' },
    })
  })

  test.each([
    ['actor=sam', [paid]],
    ['actor=OLIVE%40ex', [statusChanged]],
    ['actor=shop', [changeOfShop]],
    ['actor=%25', []],
    ['action=order.status-changed', [changeOfShop, statusChanged]],
    [`q=${orderId}`, [statusChanged]],
    [`q=order:${orderId}`, [statusChanged]],
    [`q=payout:${orderId}`, []],
    // 07:30 in London is still the first of November in Los Angeles
    ['to=2026-11-01', [paid, statusChanged]],
    ['from=2026-11-02', [changeOfShop]],
    ['from=2026-11-01&to=2026-11-02&actor=sam', [paid]],
  ])('is narrowed by %s', async (query, found) => {
    expect(await actions(query)).toEqual(found)
  })

  test('names the actions there are', async () => {
    expect((await call('GET', '/admin/audit/actions', { token })).body).toEqual([
      'order.status-changed',
      'payout.processed',
    ])
  })

  test.each(['from=2026-02-30', 'pageNumber=x'])('refuses %s', async (query) => {
    expect((await call('GET', `/admin/audit?${query}`, { token })).status).toBe(400)
  })

  test('comes as a file, as it is narrowed', async () => {
    const bearer = (value: string) => ({ authorization: `Bearer ${value}` })
    const url = '/api/admin/audit.csv?actor=sam'
    const file = await app.inject({ url, headers: bearer(token) })
    expect(file.body.split('\r\n').slice(1)).toEqual([
      `2026-11-02T07:30:00.000Z,Sam Staff,sam@example.com,payout.processed,payout:${'b'.repeat(24)},Amount: $9.45`,
      '',
    ])
    const user = await signIn(database, await createUser(database), clock)
    expect((await app.inject({ url })).statusCode).toBe(401)
    expect((await app.inject({ url, headers: bearer(user) })).statusCode).toBe(403)
    const refused = await app.inject({ url: '/api/admin/audit.csv?from=x', headers: bearer(token) })
    expect(refused.statusCode).toBe(400)
  })
})
