import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { fileEndpoints } from './file-endpoints.ts'
import { fileQueries } from './file-queries.ts'
import { olderQueryNames } from './older-query-names.ts'
import { endpointsOf, type JsonSchema } from './procedure-schema.ts'
import { appRouter } from './router.ts'

type Operation = {
  operationId: string
  security?: unknown
  summary: string
  parameters: { name: string; in: string; required: boolean; deprecated?: boolean; description?: string }[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
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
    .flatMap((source) => [...source.matchAll(/\.(?:get|post|put|delete)(?:<[^(]*>)?\(\s*'(\/[^']+)'/g)])
    .map(([, path = '']) => path.replace(/:(\w+)/g, '{$1}'))
  expect(written.length).toBeGreaterThan(15)
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(written))
})

const queryOf = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'query')

test.each([
  ['/admin/reports.csv', ['report'], ['range', 'from', 'to']],
  ['/admin/dispatch/packing-lists.pdf', ['day'], ['area', 'depot']],
  ['/admin/dispatch/route-sheet.pdf', ['day'], ['area']],
  ['/admin/orders.csv', [], ['status', 'area', 'figure', 'sort']],
  ['/images/direct/{name}', [], ['w', 'v']],
])('GET %s says what it takes', (path, required, optional) => {
  const parameters = queryOf(document.paths[path]!['get']!)
  expect(parameters.flatMap((one) => (one.required ? one.name : []))).toEqual(required)
  expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(optional))
})

test('no endpoint takes a query but from the document', () => {
  const source = join(import.meta.dirname, '..')
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(api|modules|platform)\b.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\brequest\.query\b|\bQuerystring\b|\bquery\b[^}]*\}: FastifyRequest/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    )
  expect(readers.toSorted()).toEqual(['api/file-queries.ts', 'api/rest.ts'])
  for (const [name, query] of Object.entries(fileQueries)) {
    const endpoint = fileEndpoints.find((one) => one.name === name)
    const { parameters } = document.paths[endpoint?.path ?? '']![endpoint?.method.toLowerCase() ?? '']!
    const documented = parameters.filter((one) => one.in === 'query').map((one) => one.name)
    expect(documented, name).toEqual(Object.keys(query.shape))
  }
})

test('what is answered in JSON is described', () => {
  const bare = operations.filter(({ operation: { responses } }) =>
    Object.values(responses).some(({ content }) => {
      const answer = content?.['application/json']
      return answer && Object.keys(answer.schema).length === 0
    }),
  )
  expect(bare.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('a list that has pages is asked for one by its pageNumber', () => {
  const lists = operations.filter(({ operation: { responses } }) => {
    const { properties = {} } = responses['200']?.content?.['application/json']?.schema ?? {}
    return 'page' in properties && 'pages' in properties
  })
  expect(lists.length).toBeGreaterThan(12)
  for (const { path, operation } of lists) {
    const names = queryOf(operation).flatMap((one) => (one.deprecated ? [] : one.name))
    expect(names, path).toContain('pageNumber')
    expect(names, path).not.toContain('page')
  }
})

test('an older name of a parameter is there and said to be old', () => {
  const old = operations.flatMap(({ operation }) => queryOf(operation).filter((one) => one.deprecated))
  expect(old).toHaveLength(Object.keys(olderQueryNames).length)
  for (const parameter of old) {
    expect(parameter).toMatchObject({
      name: 'page',
      required: false,
      description: 'Older name of pageNumber',
    })
  }
})

test.each(['stripe', 'paypal'])('the webhook of %s says on which servers it is', (provider) => {
  expect(document.paths[`/webhooks/${provider}`]!['post']!.summary).toContain('only with PAYMENTS=live')
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
