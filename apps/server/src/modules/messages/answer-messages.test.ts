import * as contactCopy from '@trivet/core/copy/contact'

import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const { contactMessage, auditEntry } = database.prisma
const olive = await createUser(database, { isAdmin: true, name: 'Olive Owner' })
const token = await signIn(database, olive, clock)
const sam = await signIn(database, await createUser(database, { isAdmin: true, name: 'Sam Staff' }), clock)

const id = 'a'.repeat(24)
const message = { name: 'Ana', email: 'ana@example.com', subject: 'Sundays', message: '=Do you deliver?' }

beforeEach(async () => {
  await Promise.all([contactMessage.deleteMany(), auditEntry.deleteMany()])
  await contactMessage.create({ data: { id, ...message, createdAt: clock.now() } })
})

const mark = (from: string, state: string, by = token) =>
  call('PUT', `/admin/messages/${id}/state`, { token: by, body: { from, state } })

describe('a message', () => {
  test('is read and answered by somebody, at some time, and the log knows', async () => {
    const by = 'Olive Owner'
    const at = clock.now().toISOString()
    expect((await mark('new', 'read')).body).toMatchObject({
      state: 'read',
      read: { at, by },
      answered: null,
    })
    expect((await mark('read', 'answered', sam)).body).toMatchObject({
      state: 'answered',
      read: { at, by },
      answered: { at, by: 'Sam Staff' },
    })
    expect(await auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'message.marked', subject: `message:${id}`, details: { from: 'new', to: 'read' } },
      { details: { from: 'read', to: 'answered' } },
    ])
  })

  test('can be opened again, and be new again', async () => {
    await mark('new', 'answered')
    expect((await mark('answered', 'read')).body).toMatchObject({ state: 'read', answered: null })
    expect((await mark('read', 'new')).body).toMatchObject({ state: 'new', read: null })
  })

  test('that somebody else answered meanwhile is not marked unseen', async () => {
    await mark('new', 'answered', sam)
    expect(await mark('new', 'read')).toMatchObject({ status: 409, body: { code: 'MESSAGE_CHANGED' } })
  })

  test('marked by twenty at once is marked once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark('new', 'answered')))
    expect(tally(answers)).toEqual({ 200: 20 })
    expect(await auditEntry.count()).toBe(1)
  })

  test('nobody wrote is not found', async () => {
    const nobody = 'f'.repeat(24)
    expect((await call('GET', `/admin/messages/${nobody}`, { token })).body).toMatchObject({
      message: contactCopy.messageNotFound,
    })
    const body = { from: 'new', state: 'read' }
    expect((await call('PUT', `/admin/messages/${nobody}/state`, { token, body })).status).toBe(404)
  })
})

describe('the list', () => {
  beforeEach(async () => {
    const others = { ...message, createdAt: new Date('2026-11-01T10:00:00Z') }
    await contactMessage.createMany({
      data: [
        { ...others, id: 'b'.repeat(24), name: 'Ben', subject: '100% cotton_' },
        {
          ...others,
          id: 'c'.repeat(24),
          name: 'Zoe',
          message: 'Thanks',
          readAt: testNow,
          readBy: olive.id,
        },
      ],
    })
  })

  test.each([
    ['q=COTTON', ['Ben']],
    ['q=100%25', ['Ben']],
    ['q=_', ['Ben']],
    ['q=ana@example', ['Ana', 'Ben', 'Zoe']],
    ['state=read', ['Zoe']],
    ['state=new', ['Ana', 'Ben']],
    ['state=', ['Ana', 'Ben', 'Zoe']],
    ['sort=-name', ['Zoe', 'Ben', 'Ana']],
    ['q=thanks&state=new', []],
  ])('narrowed by %s', async (query, names) => {
    const { body } = await call('GET', `/contact?${query}`, { token })
    expect((body['messages'] as { name: string }[]).map(({ name }) => name)).toEqual(names)
    expect(body).toMatchObject({ total: names.length })
  })

  test.each(['state=lost', 'sort=email', 'pageNumber=0'])('refuses %s', async (query) => {
    expect((await call('GET', `/contact?${query}`, { token })).status).toBe(400)
  })

  test('as a file has all that is in view, and no formulas', async () => {
    const file = await app.inject({
      url: '/api/admin/messages.csv?state=new',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [, first, ...others] = file.body.split('\r\n')
    expect(first).toBe(`${clock.now().toISOString()},Ana,ana@example.com,Sundays,'=Do you deliver?,new,`)
    expect(others).toHaveLength(2)
  })
})
