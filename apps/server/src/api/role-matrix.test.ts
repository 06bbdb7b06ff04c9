import * as generalCopy from '@trivet/core/copy/general'

import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { createUser, signIn } from '../test/factories.ts'
import { routesOf } from '../test/routes-of.ts'
import { endpointsOf } from './procedure-schema.ts'
import { appRouter } from './router.ts'

const { app, database, clock } = await testApp()

const refusals = {
  guest: [401, generalCopy.authenticationRequired],
  user: [403, generalCopy.adminRequired],
  host: [403, generalCopy.adminRequired],
} as const

type Role = keyof typeof refusals

const headersOf: Record<Role, Record<string, string>> = { guest: {}, user: {}, host: {} }
const admin: Record<string, string> = {}

beforeAll(async () => {
  const bearer = async (fields: object) => {
    const user = await createUser(database, fields)
    return { authorization: `Bearer ${await signIn(database, user, clock)}` }
  }
  Object.assign(headersOf.user, await bearer({}))
  Object.assign(headersOf.host, await bearer({ isHost: true }))
  Object.assign(admin, await bearer({ isAdmin: true }))
})

const roles = Object.keys(refusals) as Role[]
const endpoints = endpointsOf(appRouter)
const staffEndpoints = endpoints.filter(({ rest }) => rest?.access === 'admin')
const someId = 'f'.repeat(24)

/** The answer holds its refusal and nothing else. */
function expectRefusal(
  role: Role,
  answer: { statusCode: number; body: string; headers: object },
  shape: object,
) {
  const [status, message] = refusals[role]
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(JSON.parse(answer.body)).toEqual(shape)
  expect(answer.body).toContain(message)
}

describe('what is for staff', () => {
  test('is known of every procedure: each says at its REST endpoint whom it is for', () => {
    expect(endpoints.filter(({ rest }) => !rest).map(({ name }) => name)).toEqual([])
    expect(staffEndpoints.length).toBeGreaterThan(20)
    const below = endpoints.filter(({ rest }) => /\/admin(\/|$)/.test(rest?.path ?? ''))
    expect(below.filter(({ rest }) => rest?.access !== 'admin').map(({ name }) => name)).toEqual([])
  })

  test.each(staffEndpoints.map(({ name, rest }) => [name, rest] as const))(
    '%s gives guests, users and hosts nothing, over REST and tRPC',
    async (name, rest) => {
      const method = rest?.method ?? 'GET'
      const url = `/api${rest?.path.replace(/\{\w+\}/g, someId)}`
      const isQuery = endpoints.find((endpoint) => endpoint.name === name)?.procedure._def.type === 'query'
      for (const role of roles) {
        const headers = headersOf[role]
        const hasBody = method !== 'GET' && method !== 'DELETE'
        const overRest = await app.inject({ method, url, headers, ...(hasBody && { payload: {} }) })
        expectRefusal(role, overRest, {
          message: expect.any(String),
          code: role === 'guest' ? 'AUTHENTICATION_REQUIRED' : 'ADMIN_REQUIRED',
          requestId: expect.any(String),
        })
        const overTrpc = isQuery
          ? await app.inject({ url: `/trpc/${name}?input=%7B%7D`, headers })
          : await app.inject({ method: 'POST', url: `/trpc/${name}`, headers, payload: {} })
        expectRefusal(role, overTrpc, { error: expect.not.objectContaining({ result: expect.anything() }) })
      }
    },
  )

  test('is refused in the middle of a batch as well', async () => {
    const [one, other] = staffEndpoints.filter(({ procedure }) => procedure._def.type === 'query')
    const url = `/trpc/shop.info,${one?.name},${other?.name}?batch=1&input=${encodeURIComponent('{"1":{},"2":{}}')}`
    const answers = (await app.inject({ url, headers: headersOf.host })).json<object[]>()
    expect(answers.map((answer) => 'result' in answer)).toEqual([true, false, false])
  })
})

describe('endpoints that are no procedure, such as files and uploads', () => {
  const ofProcedures = new Set(endpoints.map(({ rest }) => `/api${rest?.path.replace(/\{(\w+)\}/g, ':$1')}`))
  const raw = routesOf(app)
    .filter(({ url }) => url.startsWith('/api/') && !ofProcedures.has(url))
    .flatMap(({ methods, url }) => methods.map((method) => ({ method, url })))
    .filter(({ method }) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
  const contentTypes = ['application/json', 'image/png', 'text/csv']

  async function answersTo(method: string, url: string, headers: Record<string, string>) {
    const address = url.replace(/:\w+/g, someId).replace('*', 'x')
    const types = method === 'GET' || method === 'DELETE' ? [null] : contentTypes
    return Promise.all(
      types.map((type) =>
        app.inject({
          method: method as 'GET',
          url: address,
          headers: { ...headers, ...(type && { 'content-type': type }) },
          ...(type && { payload: type === 'application/json' ? '{}' : 'x' }),
        }),
      ),
    )
  }

  const forStaff = raw.filter(({ url }) => url.startsWith('/api/admin/'))
  test.each(forStaff.map(({ method, url }) => [method, url]))(
    '%s %s gives guests, users and hosts nothing',
    async (method, url) => {
      for (const role of roles) {
        const answers = await answersTo(method, url, headersOf[role])
        const [status, message] = refusals[role]
        // before it is read, a body of another type is not what the endpoint takes
        const read = answers.filter(({ statusCode }) => statusCode !== 415 && statusCode !== 405)
        expect(read.map(({ statusCode }) => statusCode)).toEqual(read.map(() => status))
        if (answers.every(({ statusCode }) => statusCode !== 405)) {
          expect(read.length).toBeGreaterThan(0)
          expect(read[0]?.body).toContain(message)
        }
      }
    },
  )

  test('are found', () => {
    expect(forStaff.map(({ url }) => url)).toContain('/api/admin/users.csv')
  })

  test.each(raw.filter((route) => !forStaff.includes(route)).map(({ method, url }) => [method, url]))(
    '%s %s, which is not below /admin, asks for no staff',
    async (method, url) => {
      const answers = await answersTo(method, url, headersOf.host)
      const asksForStaff = answers.filter(
        ({ statusCode, body }) => statusCode === 403 && body.includes(generalCopy.adminRequired),
      )
      expect(asksForStaff).toHaveLength(0)
    },
  )
})

test('an admin is let in where the others are not', async () => {
  expect((await app.inject({ url: '/api/admin/dashboard', headers: admin })).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/admin/users.csv', headers: admin })).statusCode).toBe(200)
})
