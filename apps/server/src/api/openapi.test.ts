import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { fileEndpoints } from './file-endpoints.ts'
import { endpointsOf } from './procedure-schema.ts'
import { appRouter } from './router.ts'

type Operation = {
  operationId: string
  security?: unknown
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> }
  responses: Record<string, unknown>
}

type OpenApi = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const { app } = await testApp()
const document = (await app.inject('/api/openapi.json')).json<OpenApi>()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('every procedure with a REST endpoint is in the document', () => {
  expect(document.openapi).toBe('3.1.0')
  const endpoints = endpointsOf(appRouter).filter(({ rest }) => rest)
  expect(endpoints.length).toBeGreaterThan(10)
  expect(operations).toHaveLength(endpoints.length + fileEndpoints.length)
})

test('the input of every procedure can be said in JSON Schema', () => {
  const fields = endpointsOf(appRouter).map(({ name, input }) => [name, input().properties ?? {}])
  expect(Object.fromEntries(fields)).toMatchObject({ 'users.login': { email: {}, password: {} } })
})

test('what two addresses could be asked for is answered by the one that the router takes', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/orders/numbers/pay' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('every documented call is there', async () => {
  for (const { path, method } of operations) {
    if (fileEndpoints.some((endpoint) => endpoint.path === path)) continue
    const url = `/api${path.replace(/\{\w+\}/g, 'x')}`
    const answer = await app.inject({
      method: method === 'get' ? 'GET' : 'POST',
      url,
      remoteAddress: '192.0.2.1',
    })
    expect(answer.json<{ message: string }>().message, url).not.toBe('Not found')
  }
})

test('so is every call that takes or answers a file', () => {
  for (const { method, path } of fileEndpoints) {
    const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
    expect(app.hasRoute({ method, url }), `${method} ${url}`).toBe(true)
  }
  const modules = join(import.meta.dirname, '../modules')
  const written = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^mail\//.test(file))
    .map((file) => readFileSync(join(modules, file), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/\.(?:get|post|put|delete)(?:<[^(]*>)?\(\s*'(\/[^']+)'/g),
      ...source.matchAll(/path: '(\/admin\/\w+\.csv)'/g),
    ])
    .map(([, path = '']) => path.replace(/:(\w+)/g, '{$1}'))
  expect(written.length).toBeGreaterThan(15)
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(written))
})

test('every reference in the document leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(0)
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name)
})

test('calls that need a token say so, and what they answer without one', () => {
  const profile = document.paths['/users/profile']?.['get']
  expect(profile?.security).toEqual([{ bearer: [] }])
  expect(profile?.responses).toHaveProperty('401')
  expect(document.paths['/products']?.['get']).not.toHaveProperty('security')
})

test('a call that makes what is not there yet says both of its successes', () => {
  const { responses } = document.paths['/referral/generate']!['post']!
  expect(Object.keys(responses).filter((status) => status < '300')).toEqual(['200', '201'])
})

test('placing an order shows its body and its Idempotency-Key', () => {
  const place = document.paths['/orders']?.['post']
  expect(place?.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  )
  expect(Object.keys(place?.requestBody?.content['application/json']?.schema.properties ?? {})).toEqual(
    expect.arrayContaining([
      'orderItems',
      'rentalStart',
      'rentalEnd',
      'rentalAddress',
      'paymentMethod',
      'totalPrice',
    ]),
  )
})

test.each([
  '/admin/orders',
  '/admin/orders/{id}/changes',
  '/admin/users/{id}/account-credit',
  '/admin/crates/scans',
  '/orders/{id}/damage-reports',
  '/admin/dispatch/orders/{id}/stop-reports',
])('POST %s, which insists on an Idempotency-Key, says so', (path) => {
  expect(document.paths[path]?.['post']?.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  )
})

test.each([
  ['/admin/products/import/preview', ['file']],
  ['/admin/products/import', ['file', 'lines']],
  ['/admin/areas/import', ['file']],
  ['/admin/stock/import', ['file']],
])('POST %s says what is in its body', (path, fields) => {
  const body = document.paths[path]?.['post']?.requestBody?.content['application/json']?.schema
  expect(Object.keys(body?.properties ?? {})).toEqual(expect.arrayContaining(fields))
})

test.each(['cancellation', 'date-change', 'extension', 'refunds'])(
  'changing an order by %s may carry an Idempotency-Key',
  (call) => {
    expect(document.paths[`/orders/{id}/${call}`]?.['post']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    )
  },
)

test('the reference page loads only files of this server', async () => {
  const page = await app.inject('/api/docs')
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  for (const [, url = ''] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await app.inject(url)).statusCode, url).toBe(200)
  }
})

test('the reference page serves nothing else of its package', async () => {
  for (const file of [
    'package.json',
    'index.html',
    'swagger-ui-bundle.js.map',
    'oauth2-redirect.html',
    '/swagger-ui.css',
    '%00',
    '',
  ]) {
    expect((await app.inject(`/api/docs/files/${file}`)).statusCode, file).toBe(404)
  }
})
