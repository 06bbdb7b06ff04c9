import * as generalCopy from '@trivet/core/copy/general'
import { permissionRequired } from '@trivet/core/copy/staff'
import { may, staffRoles, type Permission, type StaffRole } from '@trivet/core/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { createUser, signIn } from '../test/factories.ts'
import { routesOf } from '../test/routes-of.ts'
import { fileEndpoints } from './file-endpoints.ts'
import { endpointsOf } from './procedure-schema.ts'
import { appRouter } from './router.ts'

const { app, database, clock } = await testApp()

type Role = 'guest' | 'user' | 'host' | StaffRole

const roles: Role[] = ['guest', 'user', 'host', ...staffRoles]
const headersOf = new Map<Role, Record<string, string>>([['guest', {}]])

beforeAll(async () => {
  const bearer = async (fields: object) => {
    const user = await createUser(database, fields)
    return { authorization: `Bearer ${await signIn(database, user, clock)}` }
  }
  headersOf.set('user', await bearer({}))
  headersOf.set('host', await bearer({ isHost: true }))
  for (const staffRole of staffRoles) headersOf.set(staffRole, await bearer({ staffRole }))
})

const endpoints = endpointsOf(appRouter)
const staffEndpoints = endpoints.filter(({ rest }) => rest?.access === 'admin')
const someId = 'f'.repeat(24)

const isStaff = (role: Role): role is StaffRole => staffRoles.some((one) => one === role)

/** What is said to a role that may not; null to one that may. */
function refusalOf(role: Role, permission: Permission) {
  if (role === 'guest') return [401, 'AUTHENTICATION_REQUIRED', generalCopy.authenticationRequired] as const
  if (!isStaff(role)) return [403, 'ADMIN_REQUIRED', generalCopy.adminRequired] as const
  return may(role, permission)
    ? null
    : ([403, 'PERMISSION_REQUIRED', permissionRequired(permission)] as const)
}

type Answer = { statusCode: number; body: string; headers: object }

/** The answer holds its refusal and nothing else, or none where the role may. */
function expectOnlyAllowed(role: Role, permission: Permission, answer: Answer) {
  const refusal = refusalOf(role, permission)
  if (!refusal) {
    expect(answer.body).not.toMatch(/PERMISSION_REQUIRED|ADMIN_REQUIRED/)
    return
  }
  const [status, code, message] = refusal
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  const { error, ...body } = JSON.parse(answer.body)
  const told = error ? { message: error.message, code: error.data.errorCode } : body
  expect(told).toMatchObject({ message, code })
  const { message: _message, code: _code, requestId: _requestId, details, ...rest } = body
  expect(rest).toEqual({})
  expect(details ?? { permission }).toEqual({ permission })
}

describe('what is for staff', () => {
  test('is known of every procedure: each says whom it is for, and for staff what their role has to include', () => {
    expect(endpoints.filter(({ rest }) => !rest).map(({ name }) => name)).toEqual([])
    expect(staffEndpoints.length).toBeGreaterThan(20)
    const below = endpoints.filter(({ rest }) => /\/admin(\/|$)/.test(rest?.path ?? ''))
    expect(below.filter(({ rest }) => rest?.access !== 'admin').map(({ name }) => name)).toEqual([])
    const asked = endpoints.filter(({ permission }) => permission !== undefined)
    expect(asked.map(({ name }) => name)).toEqual(staffEndpoints.map(({ name }) => name))
  })

  test.each(staffEndpoints.map(({ name, permission = 'staff', rest }) => [name, permission, rest] as const))(
    '%s is for those whose role includes %s, over REST and tRPC',
    async (name, permission, rest) => {
      const method = rest?.method ?? 'GET'
      const url = `/api${rest?.path.replace(/\{\w+\}/g, someId)}`
      const isQuery = endpoints.find((endpoint) => endpoint.name === name)?.procedure._def.type === 'query'
      for (const role of roles) {
        const headers = headersOf.get(role) ?? {}
        const hasBody = method !== 'GET' && method !== 'DELETE'
        const overRest = await app.inject({ method, url, headers, ...(hasBody && { payload: {} }) })
        expectOnlyAllowed(role, permission, overRest)
        const overTrpc = isQuery
          ? await app.inject({ url: `/trpc/${name}?input=%7B%7D`, headers })
          : await app.inject({ method: 'POST', url: `/trpc/${name}`, headers, payload: {} })
        expectOnlyAllowed(role, permission, overTrpc)
      }
    },
  )

  test('is refused in the middle of a batch as well', async () => {
    const [one, other] = staffEndpoints.filter(({ procedure }) => procedure._def.type === 'query')
    const url = `/trpc/shop.info,${one?.name},${other?.name}?batch=1&input=${encodeURIComponent('{"1":{},"2":{}}')}`
    const answers = (await app.inject({ url, headers: headersOf.get('host') ?? {} })).json<object[]>()
    expect(answers.map((answer) => 'result' in answer)).toEqual([true, false, false])
  })

  test('is gone at the next request after a role was changed', async () => {
    const user = await createUser(database, { staffRole: 'manager' })
    const headers = { authorization: `Bearer ${await signIn(database, user, clock)}` }
    const audit = async () => (await app.inject({ url: '/api/admin/audit', headers })).statusCode
    expect(await audit()).toBe(200)
    await database.prisma.user.update({ where: { id: user.id }, data: { staffRole: 'support' } })
    expect(await audit()).toBe(403)
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
    '%s %s gives nothing to whoever may not',
    async (method, url) => {
      const path = url.slice('/api'.length).replace(/:(\w+)/g, '{$1}')
      const endpoint = fileEndpoints.find((one) => one.method === method && one.path === path)
      for (const role of roles) {
        const answers = await answersTo(method, url, headersOf.get(role) ?? {})
        // before it is read, a body of another type is not what the endpoint takes
        const read = answers.filter(({ statusCode }) => statusCode !== 415 && statusCode !== 405)
        if (answers.some(({ statusCode }) => statusCode === 405)) continue
        expect(endpoint?.permission).toBeDefined()
        if (refusalOf(role, endpoint?.permission ?? 'staff')) expect(read.length).toBeGreaterThan(0)
        for (const answer of read) expectOnlyAllowed(role, endpoint?.permission ?? 'staff', answer)
      }
    },
  )

  test('are found', () => {
    expect(forStaff.map(({ url }) => url)).toContain('/api/admin/users.csv')
  })

  test.each(raw.filter((route) => !forStaff.includes(route)).map(({ method, url }) => [method, url]))(
    '%s %s, which is not below /admin, asks for no staff',
    async (method, url) => {
      const answers = await answersTo(method, url, headersOf.get('host') ?? {})
      const asksForStaff = answers.filter(
        ({ statusCode, body }) => statusCode === 403 && body.includes(generalCopy.adminRequired),
      )
      expect(asksForStaff).toHaveLength(0)
    },
  )
})
