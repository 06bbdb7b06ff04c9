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

describe('an answer', () => {
  const answer = (body: object, by = token) =>
    call('POST', `/admin/messages/${id}/answers`, { token: by, body })
  const { queuedMail } = database.prisma
  beforeEach(() => queuedMail.deleteMany())

  test('is mailed and kept with the message, which is answered by it', async () => {
    const at = clock.now().toISOString()
    const { status, body } = await answer({ text: 'Yes,\nuntil noon.', seen: 0 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'answered',
      answered: { at, by: 'Olive Owner' },
      answers: [{ at, by: 'Olive Owner', text: 'Yes,\nuntil noon.' }],
    })
    expect(await queuedMail.findMany()).toMatchObject([
      { template: 'contact-answer', recipient: message.email, data: { answer: 'Yes,\nuntil noon.' } },
    ])
    expect(await auditEntry.findMany()).toMatchObject([
      { action: 'message.answered', subject: `message:${id}` },
    ])
  })

  test('sent again, or twenty times at once, is mailed once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer({ text: 'Yes.', seen: 0 })))
    expect(tally(answers)).toEqual({ 200: 20 })
    expect((await answer({ text: 'Yes.', seen: 0 })).body['answers']).toHaveLength(1)
    expect(await queuedMail.count()).toBe(1)
    expect(await auditEntry.count()).toBe(1)
  })

  test('written while somebody else answered is refused, and can follow once theirs was seen', async () => {
    await answer({ text: 'Yes.', seen: 0 }, sam)
    expect(await answer({ text: 'No.', seen: 0 })).toMatchObject({
      status: 409,
      body: { code: 'MESSAGE_CHANGED' },
    })
    expect((await answer({ text: 'Yes, and on Mondays.', seen: 1 })).body['answers']).toHaveLength(2)
    expect(await queuedMail.count()).toBe(2)
  })

  test('is for staff, about a message that there is, and says something', async () => {
    const guest = await signIn(database, await createUser(database), clock)
    expect((await answer({ text: 'Yes.', seen: 0 }, guest)).status).toBe(403)
    for (const text of ['', ' \n ', 7]) expect((await answer({ text, seen: 0 })).status).toBe(400)
    expect((await answer({ text: 'Yes.', seen: -1 })).status).toBe(400)
    expect((await answer({ text: 'Yes.', seen: 1 })).status).toBe(409)
    const nobody = `/admin/messages/${'f'.repeat(24)}/answers`
    expect((await call('POST', nobody, { token, body: { text: 'Yes.', seen: 0 } })).status).toBe(404)
    expect(await queuedMail.count()).toBe(0)
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
