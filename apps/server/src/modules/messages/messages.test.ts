import * as accountsCopy from '@trivet/core/copy/accounts'
import * as contactCopy from '@trivet/core/copy/contact'
import * as generalCopy from '@trivet/core/copy/general'

import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient } from '../accounts/test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const { contactMessage } = database.prisma
beforeEach(() => contactMessage.deleteMany())

const message = {
  name: 'Ana Alvarez',
  email: 'Ana@Example.com',
  subject: 'Sundays',
  message: 'Do you deliver\non Sundays?',
}
const send = (body: object | string) => call('POST', '/contact', { body })

describe('writing to us', () => {
  test('is answered with thanks, and the message is kept as it was written', async () => {
    expect(await send(message)).toMatchObject({ status: 201, body: { message: contactCopy.contactSent } })
    expect(await contactMessage.findMany()).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        ...message,
        createdAt: clock.now(),
      }),
    ])
  })

  test('needs no subject', async () => {
    const { subject: _subject, ...rest } = message
    expect((await send(rest)).status).toBe(201)
    expect(await contactMessage.findMany()).toMatchObject([{ subject: '' }])
  })

  test.each([
    ['no name', { name: undefined }, generalCopy.fillRequiredFields],
    ['a blank name', { name: ' ' }, generalCopy.fillRequiredFields],
    ['no email', { email: undefined }, generalCopy.fillRequiredFields],
    ['no message', { message: undefined }, generalCopy.fillRequiredFields],
    ['a message of blanks', { message: ' \n\t' }, generalCopy.fillRequiredFields],
    ['a filter for an email', { email: { contains: '@' } }, generalCopy.fillRequiredFields],
    ['an email that is none', { email: 'ana@' }, accountsCopy.emailInvalid],
    ['U+0000', { message: 'a\0b' }, generalCopy.invalidInput],
  ])('is refused with %s, and nothing is kept', async (_case, change, sentence) => {
    expect(await send({ ...message, ...change })).toMatchObject({
      status: 400,
      body: { message: sentence },
    })
    expect(await contactMessage.count()).toBe(0)
  })

  test.each(['<script>alert(1)</script>', "'); DROP TABLE contact_messages; --"])(
    'the text %s is text like any other',
    async (text) => {
      await send({ ...message, message: text })
      expect(await contactMessage.findMany()).toMatchObject([{ message: text }])
    },
  )

  test('the server makes id and date, whatever the body says', async () => {
    await send({ ...message, id: 'a'.repeat(24), _id: 'b'.repeat(24), createdAt: '2020-01-01' })
    const [stored] = await contactMessage.findMany()
    expect(['a'.repeat(24), 'b'.repeat(24)]).not.toContain(stored?.id)
    expect(stored?.createdAt).toEqual(clock.now())
  })

  test('one address writes five times an hour', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const write = (address: string) => limited('POST', '/contact', { body: message, address })
    for (let count = 0; count < 5; count += 1) expect((await write('10.2.0.1')).status).toBe(201)
    expect(await write('10.2.0.1')).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
    expect((await write('10.2.0.2')).status).toBe(201)
    expect(await contactMessage.count()).toBe(6)

    clock.advance(3_600_000)
    expect((await write('10.2.0.1')).status).toBe(201)
  })
})

describe('the list of messages', () => {
  const asAdmin = async () => signIn(database, await createUser(database, { isAdmin: true }), clock)

  test.each([
    ['a guest', null, 401, generalCopy.authenticationRequired],
    ['a user', {}, 403, generalCopy.adminRequired],
    ['a host', { isHost: true }, 403, generalCopy.adminRequired],
  ])('is closed to %s', async (_case, fields, status, message) => {
    const token = fields ? await signIn(database, await createUser(database, fields), clock) : undefined
    expect(await call('GET', '/contact', { token })).toMatchObject({ status, body: { message } })
  })

  test('is empty at first', async () => {
    const { body } = await call('GET', '/contact', { token: await asAdmin() })
    expect(body).toEqual({ messages: [], page: 1, pages: 0, total: 0 })
  })

  test('shows the newest first, twenty to a page', async () => {
    for (let minute = 1; minute <= 21; minute += 1) {
      await contactMessage.create({
        data: {
          ...message,
          id: minute.toString(16).padStart(24, '0'),
          subject: `Minute ${minute}`,
          createdAt: new Date(Date.UTC(2026, 10, 30, 10, minute)),
        },
      })
    }
    const token = await asAdmin()
    const first = await call('GET', '/contact', { token })
    expect(first.body).toMatchObject({ page: 1, pages: 2 })
    const newest = Array.from({ length: 20 }, (_, index) => ({ subject: `Minute ${21 - index}` }))
    expect(first.body['messages']).toMatchObject(newest)

    const second = await call('GET', '/contact?pageNumber=2', { token })
    expect(second.body).toEqual({
      page: 2,
      pages: 2,
      total: 21,
      messages: [
        {
          _id: '1'.padStart(24, '0'),
          ...message,
          subject: 'Minute 1',
          createdAt: '2026-11-30T10:01:00.000Z',
          state: 'new',
          read: null,
          answered: null,
          answers: [],
        },
      ],
    })
  })

  test('refuses a bad page number', async () => {
    const answer = await call('GET', '/contact?pageNumber=0', { token: await asAdmin() })
    expect(answer).toMatchObject({ status: 400, body: { message: generalCopy.invalidPageNumber } })
  })
})
