import * as generalCopy from '@trivet/core/copy/general'

import { describe, expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { createUser, signIn } from '../test/factories.ts'
import { toyRouter } from '../test/toy-router.ts'

const { app, database, clock } = await testApp({ router: toyRouter })

async function bearer(fields: { isAdmin?: boolean; isHost?: boolean } = {}) {
  const user = await createUser(database, fields)
  return { user, headers: { authorization: `Bearer ${await signIn(database, user, clock)}` } }
}

const create = (headers: Record<string, string>, url = '/api/toys', payload: object = { name: 'Kettle' }) =>
  app.inject({ method: 'POST', url, headers, payload })

const guest = await bearer()
const host = await bearer({ isHost: true })
const admin = await bearer({ isAdmin: true })

describe('a caller without a valid token', () => {
  const token = guest.headers.authorization.slice('Bearer '.length)

  test.each<[string, Record<string, string>, string?]>([
    ['sends nothing', {}],
    ['sends a token nobody issued', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['sends half a token', { authorization: `Bearer ${token.slice(20)}` }],
    ['sends it twice', { authorization: `Bearer ${token}, Bearer ${token}` }],
    ['sends it without its scheme', { authorization: token }],
    ['sends it as a cookie', { cookie: `token=${token}; auth_session=${token}` }],
    ['sends it in the address', {}, `?token=${token}&access_token=${token}`],
  ])('%s and gets 401 at both endpoints', async (_case, headers, query = '') => {
    for (const url of [`/api/toys${query}`, `/trpc/toys.create${query}`]) {
      const answer = await create(headers, url)
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain(generalCopy.authenticationRequired)
    }
  })

  test('learns nothing about the fields of the call', async () => {
    expect((await create({}, '/api/toys', { name: 5 })).statusCode).toBe(401)
  })

  test('is told about broken JSON first', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/api/toys', headers, payload: '{' })).statusCode).toBe(
      400,
    )
  })

  test('may still read what is public, with a bad token too', async () => {
    expect(
      (await app.inject({ url: '/api/toys/top', headers: { authorization: 'Bearer nonsense' } })).statusCode,
    ).toBe(200)
  })
})

describe('roles', () => {
  test.each([
    ['guest', guest, 'hosted', 403, generalCopy.hostRequired],
    ['admin', admin, 'hosted', 403, generalCopy.hostRequired],
    ['host', host, 'hosted', 200, 'hosted'],
    ['guest', guest, 'all', 403, generalCopy.adminRequired],
    ['host', host, 'all', 403, generalCopy.adminRequired],
    ['admin', admin, 'all', 200, admin.user.email],
  ] as const)(
    'a %s at the endpoint of %s gets its answer',
    async (_role, { headers }, endpoint, status, text) => {
      for (const url of [`/api/toys/${endpoint}`, `/trpc/toys.${endpoint}`]) {
        const answer = await app.inject({ url, headers: { ...headers } })
        expect(answer.statusCode).toBe(status)
        expect(answer.body).toContain(text)
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    },
  )

  test('a role that is taken away is gone at the next request', async () => {
    const { user, headers } = await bearer({ isAdmin: true })
    expect((await app.inject({ url: '/api/toys/all', headers })).statusCode).toBe(200)
    await database.prisma.user.update({ where: { id: user.id }, data: { isAdmin: false } })
    expect((await app.inject({ url: '/api/toys/all', headers })).statusCode).toBe(403)
  })
})
