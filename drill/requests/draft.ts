import fc, { type Arbitrary } from 'fast-check'
import type { Operation, Schema } from './document.ts'
import type { KnownValues } from './known-values.ts'
import { valuesOf } from './values.ts'

/** A request before it is written down. */
export type Draft = {
  method: string
  pathTemplate: string
  path: Record<string, string>
  query: [name: string, value: string][]
  headers: Record<string, string>
  /** Undefined for none. */
  body: unknown
}

/** Requests that the document allows. */
export function draftsOf(operation: Operation, known: KnownValues): Arbitrary<Draft> {
  const named = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
  const record = (place: string) =>
    fc.record(
      Object.fromEntries(named(place).map(({ name, schema }) => [name, valuesOf(schema, known, name)])),
      {
        requiredKeys: named(place)
          .filter(({ required }) => required)
          .map(({ name }) => name),
        noNullPrototype: true,
      },
    )
  return fc
    .record({
      path: record('path'),
      query: record('query'),
      headers: record('header'),
      body: bodiesOf(operation, known),
      like: fc.nat(),
    })
    .map(({ path, query, headers, body, like }) => {
      const draft: Draft = {
        method: operation.method,
        pathTemplate: operation.path,
        path: mapValues(path, String),
        query: Object.entries(query).map(([name, value]) => [name, String(value)]),
        headers: { ...mapValues(headers, headerText), ...body.headers },
        body: body.value,
      }
      return like % 3 === 0 ? likeKnown(draft, known, like) : draft
    })
}

/** As an edit is made: the thing itself with some of its fields, asked for by its own id. */
function likeKnown(draft: Draft, known: KnownValues, at: number): Draft {
  const { body } = draft
  if (body === null || typeof body !== 'object' || Array.isArray(body) || Buffer.isBuffer(body)) return draft
  const one = known.like(Object.keys(body), at)
  if (!one) return draft
  const fields = Object.keys(body).map((name) => [
    name,
    name in one ? one[name] : (body as Record<string, unknown>)[name],
  ])
  const path = 'id' in draft.path ? { ...draft.path, id: String(one['_id']) } : draft.path
  return { ...draft, path, body: Object.fromEntries(fields) }
}

type Body = { value: unknown; headers: Record<string, string> }

// the smallest picture that is one: a white dot
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==',
  'base64',
)

function bodiesOf({ requestBody }: Operation, known: KnownValues): Arbitrary<Body> {
  const content = Object.entries(requestBody?.content ?? {})
  if (content.length === 0) return fc.constant({ value: undefined, headers: {} })
  return fc.oneof(
    ...content.map(([type, { schema }]) => {
      const value: Arbitrary<unknown> =
        type === 'application/json' ? valuesOf(schema ?? ({} as Schema), known) : files
      return value.map((one) => ({ value: one, headers: { 'content-type': type } }))
    }),
  )
}

const files = fc.oneof(
  fc.constant(dot),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([dot.subarray(0, 40), bytes])),
)

/** HTTP carries these characters and no others. */
function headerText(value: unknown): string {
  return String(value).replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
}

function mapValues(
  values: Record<string, unknown>,
  text: (value: unknown) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]))
}
