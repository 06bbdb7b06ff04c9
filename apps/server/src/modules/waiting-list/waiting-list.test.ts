import * as accountsCopy from '@trivet/core/copy/accounts'
import * as addressCopy from '@trivet/core/copy/address'
import * as generalCopy from '@trivet/core/copy/general'
import * as waitingListCopy from '@trivet/core/copy/waiting-list'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const { waitingListEntry, auditEntry } = database.prisma
beforeEach(() => waitingListEntry.deleteMany())

const bozeman = { email: 'ana@example.com', postalCode: '59718', city: 'Bozeman' }
const join = (changed: object = {}) => call('POST', '/waiting-list', { body: { ...bozeman, ...changed } })
const asStaff = async () => signIn(database, await createUser(database, { isAdmin: true }), clock)

describe('the waiting list', () => {
  test('keeps an address for a place', async () => {
    expect(await join({ email: ' Ana@Example.com ', postalCode: '59718-1234' })).toMatchObject({
      status: 201,
      body: { message: waitingListCopy.waitingListJoined },
    })
    expect(await waitingListEntry.findMany()).toMatchObject([
      {
        email: 'Ana@Example.com',
        emailKey: 'ana@example.com',
        country: 'USA',
        postalCode: '59718',
        zipArea: '597',
        city: 'Bozeman',
        joinedAt: clock.now(),
      },
    ])
  })

  test('twenty times at once is once, and answered the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        join({ email: index % 2 ? 'ANA@example.com' : bozeman.email }),
      ),
    )
    expect(tally(answers)).toEqual({ 201: 20 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await waitingListEntry.count()).toBe(1)
  })

  test('has an address once for each place, also in other countries', async () => {
    await join()
    await join({ postalCode: '59719' })
    await join({ country: 'CAN', postalCode: 'k1a 0b1' })
    await join({ country: 'CAN', postalCode: 'K1A0B1' })
    const places = (await waitingListEntry.findMany({ orderBy: { postalCode: 'asc' } })).map(
      ({ country, postalCode }) => [country, postalCode],
    )
    expect(places).toEqual([
      ['USA', '59718'],
      ['USA', '59719'],
      ['CAN', 'K1A0B1'],
    ])
  })

  test('is not for places we deliver to', async () => {
    expect(await join({ postalCode: '78704' })).toMatchObject({
      status: 409,
      body: { code: 'PLACE_SERVED_ALREADY', message: waitingListCopy.servedAlready },
    })
    expect(await waitingListEntry.count()).toBe(0)
  })

  test.each([
    ['no email', { email: undefined }, generalCopy.fillRequiredFields],
    ['no address', { email: 'ana@' }, accountsCopy.emailInvalid],
    ['a filter for one', { email: { contains: '@' } }, generalCopy.fillRequiredFields],
    ['no place', { postalCode: ' ' }, waitingListCopy.waitingListPlace],
    ['three digits', { postalCode: '597' }, addressCopy.zipUnreadable],
    ['a number', { postalCode: 59718 }, waitingListCopy.waitingListPlace],
    ['a book', { country: 'CAN', postalCode: 'K'.repeat(21) }, generalCopy.textTooLong(20)],
    ['no country we know', { country: 'FRA' }, addressCopy.invalidCountry],
  ])('refuses %s', async (_case, changed, message) => {
    expect(await join(changed)).toMatchObject({ status: 400, body: { message } })
    expect(await waitingListEntry.count()).toBe(0)
  })

  test('is joined ten times an hour from one address', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const ask = (count: number, address: string) =>
      limited('POST', '/waiting-list', {
        body: { ...bozeman, email: `guest-${count}@example.com` },
        address,
      })
    for (let count = 0; count < 10; count += 1) expect((await ask(count, '10.4.0.1')).status).toBe(201)
    expect(await ask(10, '10.4.0.1')).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
    expect((await ask(10, '10.4.0.2')).status).toBe(201)
  })
})

describe('its page for staff', () => {
  test.each([
    ['a guest', null, 401],
    ['a user', {}, 403],
    ['a host', { isHost: true }, 403],
  ])('is closed to %s', async (_case, fields, status) => {
    const token = fields ? await signIn(database, await createUser(database, fields), clock) : undefined
    expect((await call('GET', '/waiting-list', { token })).status).toBe(status)
    expect((await call('DELETE', `/admin/waiting-list/${'a'.repeat(24)}`, { token })).status).toBe(status)
  })

  test('lists and counts who waits where, finds, and goes into a file', async () => {
    await join()
    clock.advance(60_000)
    await join({ email: 'ben@example.com', postalCode: '59715' })
    clock.advance(60_000)
    await join({ email: '=zoe@example.com', postalCode: 'K1A 0B1', city: 'Ottawa', country: 'CAN' })
    const token = await asStaff()
    const emails = async (query: string) =>
      ((await call('GET', `/waiting-list?${query}`, { token })).body['entries'] as { email: string }[]).map(
        ({ email }) => email,
      )
    expect((await call('GET', '/waiting-list', { token })).body).toMatchObject({
      total: 3,
      pages: 1,
      demand: [
        { zipArea: '597', place: 'Montana', people: 2 },
        { zipArea: 'CAN', place: 'Canada', people: 1 },
      ],
    })
    expect(await emails('')).toEqual(['=zoe@example.com', 'ben@example.com', 'ana@example.com'])
    expect(await emails('q=5971&sort=place')).toEqual(['ben@example.com', 'ana@example.com'])
    expect(await emails('q=ANA@')).toEqual(['ana@example.com'])

    const file = await app.inject({
      url: '/api/admin/waiting-list.csv?sort=email',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(file.body).toContain(`'=zoe@example.com,K1A0B1,CAN,Ottawa,CAN,`)
    expect(file.body).toContain('ana@example.com,59718,597,Bozeman,USA,')
  })

  test('erases an entry once, and nothing of it stays', async () => {
    await join()
    const { id } = await waitingListEntry.findFirstOrThrow()
    const token = await asStaff()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('DELETE', `/admin/waiting-list/${id}`, { token })),
    )
    expect(tally(answers)).toEqual({ 204: 1, 404: 4 })
    expect(await waitingListEntry.count()).toBe(0)
    const told = await auditEntry.findMany({ where: { subject: `waiting-list:${id}` } })
    expect(told).toMatchObject([{ action: 'waiting-list.removed' }])
    expect(JSON.stringify(told.map(({ id: _id, ...entry }) => entry))).not.toContain('ana@')
  })
})
