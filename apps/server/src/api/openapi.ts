import * as generalCopy from '@trivet/core/copy/general'

import { staffRoleNames } from '@trivet/core/copy/staff'
import { may, staffRoles, type Permission } from '@trivet/core/staff'
import type * as z from 'zod'
import { fileEndpoints, type FileEndpoint } from './file-endpoints.ts'
import { fileQueries } from './file-queries.ts'
import { olderQueryNames } from './older-query-names.ts'
import { jsonSchema, type Endpoint, type JsonSchema } from './procedure-schema.ts'

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'A sentence fit to be shown' },
    code: { type: 'string', description: 'What a program may act on, such as PRICES_CHANGED' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: { description: 'Facts that belong to the error, such as the new totals' },
    requestId: { type: 'string' },
  },
}

/** OpenAPI 3.1 of the REST endpoints: the same schemas that check the calls. */
export function openApiDocument(endpoints: Endpoint[], publicUrl: string) {
  const schemas: Record<string, JsonSchema> = { Error: errorSchema }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    if (!endpoint.rest) continue
    const path = (paths[endpoint.rest.path] ??= {})
    path[endpoint.rest.method.toLowerCase()] = operation(endpoint, endpoint.rest, schemas)
  }
  for (const endpoint of fileEndpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = fileOperation(endpoint, schemas)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trivet',
      version: '1.0.0',
      description: 'Kitchenware kits for vacation rentals: catalog, accounts and orders.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas,
    },
  }
}

function operation(
  endpoint: Endpoint,
  rest: NonNullable<Endpoint['rest']>,
  schemas: Record<string, JsonSchema>,
) {
  const input = hoist(endpoint.input(), schemas)
  const { properties = {}, required = [] } = input
  const inPath = namesIn(rest.path)
  const others = Object.keys(properties).filter((name) => !inPath.includes(name))
  const hasBody = rest.method !== 'GET' && rest.method !== 'DELETE'
  const body = {
    type: 'object',
    properties: Object.fromEntries(others.map((name) => [name, properties[name] ?? {}])),
    required: others.filter((name) => required.includes(name)),
  }
  return {
    operationId: endpoint.name.replaceAll('.', '_'),
    summary: rest.summary,
    tags: rest.tags,
    ...(rest.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters('path', inPath, input),
      ...(hasBody ? [] : [...parameters('query', others, input), ...olderNamesOf(endpoint, input)]),
      ...idempotencyKeyOf(endpoint),
    ],
    ...(hasBody && others.length > 0 && { requestBody: { required: true, content: json(body) } }),
    responses: responses(endpoint, rest, hoist(endpoint.output(), schemas)),
  }
}

function fileOperation(endpoint: FileEndpoint, schemas: Record<string, JsonSchema>) {
  const { name, path, summary, tags, access, takes, input, answers, output, status = 200 } = endpoint
  const query = (fileQueries as Record<string, z.ZodType | undefined>)[name]
  const asked = query ? hoist(jsonSchema(query, 'input'), schemas) : {}
  const content = (types: readonly string[], schema: JsonSchema = {}) =>
    // a file is not described by a schema
    Object.fromEntries(types.map((type) => [type, type === 'application/json' ? { schema } : {}]))
  const body = input && hoist(jsonSchema(input, 'input'), schemas)
  const answer = output && hoist(jsonSchema(output, 'output'), schemas)
  return {
    operationId: name.replaceAll('.', '_'),
    summary,
    tags,
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters('path', namesIn(path), {}),
      ...parameters('query', Object.keys(asked.properties ?? {}), asked),
    ],
    ...(takes && { requestBody: { required: true, content: content(takes, body) } }),
    responses: {
      [status]: { description: 'Success', content: content([answers], answer) },
      ...refusals(endpoint),
    },
  }
}

function parameters(
  place: 'path' | 'query',
  names: string[],
  { properties = {}, required = [] }: JsonSchema,
) {
  return names.map((name) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  }))
}

function olderNamesOf({ name }: Endpoint, { properties = {} }: JsonSchema) {
  return Object.entries(olderQueryNames[name] ?? {}).map(([older, present]) => ({
    name: older,
    in: 'query',
    required: false,
    deprecated: true,
    description: `Older name of ${present}`,
    schema: properties[present] ?? { type: 'string' },
  }))
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

const changeKey = {
  required: false,
  description: 'Of your making; the same key never changes an order twice.',
}

/** For calls that make something: whether they insist on a key, and what it saves from. */
const idempotencyKeys = new Map([
  ['orders.place', { required: true, description: 'Of your making; the same key never places two orders.' }],
  ['kits.create', { required: false, description: 'Of your making; the same key never saves two kits.' }],
  [
    'kits.fromTemplate',
    { required: false, description: 'Of your making; the same key never saves two kits.' },
  ],
  [
    'orders.placeForGuest',
    { required: true, description: 'Of your making; the same key never places two orders.' },
  ],
  ['orders.change', { ...changeKey, required: true }],
  ['orders.cancel', changeKey],
  ['orders.changeDates', changeKey],
  ['orders.extend', changeKey],
  ['orders.refund', changeKey],
  ['orders.markPaid', changeKey],
  ['orders.waivePrice', changeKey],
  ['orders.swapProduct', changeKey],
  ['dispatch.bookDue', changeKey],
  ['dispatch.waiveDue', changeKey],
  [
    'orders.reportDamage',
    { required: true, description: 'Of your making; the same key never reports twice.' },
  ],
  ['accountCredit.give', { required: true, description: 'Of your making; the same key never gives twice.' }],
  ['crates.scan', { required: true, description: 'Of your making; the same key never scans twice.' }],
  [
    'dispatch.reportStop',
    { required: true, description: 'Of your making; the same key never reports twice.' },
  ],
])

function idempotencyKeyOf({ name }: Endpoint) {
  const key = idempotencyKeys.get(name)
  const schema = { type: 'string', minLength: 1, maxLength: 255 }
  return key ? [{ name: 'Idempotency-Key', in: 'header', ...key, schema }] : []
}

function responses(
  { permission }: Endpoint,
  { status = 200, statusIfThere, access }: NonNullable<Endpoint['rest']>,
  output: JsonSchema,
) {
  return {
    [status]: { description: 'Success', ...(status !== 204 && { content: json(output) }) },
    ...(statusIfThere && { [statusIfThere]: { description: 'It was there', content: json(output) } }),
    ...refusals({ access, permission }),
  }
}

type Access = { access: FileEndpoint['access']; permission?: Permission | undefined }

function refusals({ access, permission }: Access) {
  const error = (description: string) => ({
    description,
    content: json({ $ref: '#/components/schemas/Error' }),
  })
  return {
    ...(access !== 'public' && { 401: error(generalCopy.authenticationRequired) }),
    ...(permission && { 403: error(`${generalCopy.adminRequired}: ${rolesThatMay(permission)}`) }),
    ...(access === 'host' && { 403: error(generalCopy.hostRequired) }),
    default: error('What went wrong'),
  }
}

/** Such as 'Owner, Manager, Support'. */
function rolesThatMay(permission: Permission): string {
  return staffRoles
    .filter((role) => may(role, permission))
    .map((role) => staffRoleNames[role])
    .join(', ')
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

/** Moves named parts of a schema to the document's components. */
function hoist(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs = {}, ...rest }: JsonSchema = JSON.parse(text)
  Object.assign(schemas, $defs)
  return rest
}
