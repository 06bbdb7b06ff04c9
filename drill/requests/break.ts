import fc, { type Arbitrary } from 'fast-check'
import type { Draft } from './draft.ts'

type Break = (draft: Draft, at: number, junk: unknown) => Draft

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.001,
    1e308,
    2 ** 53,
    '',
    ' ',
    [],
    {},
    [[]],
    '\u0000',
    '\ud800',
    '\u202e',
    "' OR 1=1 --",
    '%',
    '../..',
    '2026-02-30',
    '-0001-01-01',
    '9999-12-31',
    'NaN',
    'f'.repeat(24),
    'x'.repeat(5000),
    '🍳'.repeat(300),
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

/** One thing wrong with a request, as careless and as hostile clients get it wrong. */
const breaks: [weight: number, break_: Break][] = [
  [40, (draft) => draft],
  [20, (draft, at, value) => inBody(draft, (body, names) => (body[names[at % names.length] ?? 'x'] = value))],
  [6, (draft, at) => inBody(draft, (body, names) => delete body[names[at % names.length] ?? ''])],
  [3, (draft, at, value) => inBody(draft, (body) => (body[`more${at % 5}`] = value))],
  [8, (draft, at, value) => ({ ...draft, path: inOne(draft.path, at, textOf(value)) })],
  [8, (draft, at, value) => ({ ...draft, query: [...draft.query, queryOf(draft, at, value)] })],
  [2, (draft, _at, value) => ({ ...draft, body: value })],
  [2, (draft, at) => ({ ...draft, body: Buffer.from(notJson[at % notJson.length]!) })],
  [
    2,
    (draft, at) => ({ ...draft, headers: { ...draft.headers, 'content-type': types[at % types.length]! } }),
  ],
  [
    2,
    (draft, at) => ({
      ...draft,
      headers: { ...draft.headers, 'content-encoding': encodings[at % encodings.length]! },
    }),
  ],
  [
    2,
    (draft, at) => ({ ...draft, headers: { ...draft.headers, 'idempotency-key': keys[at % keys.length]! } }),
  ],
  [
    2,
    (draft, at) => ({ ...draft, headers: { ...draft.headers, authorization: tokens[at % tokens.length]! } }),
  ],
  [2, (draft, at) => ({ ...draft, method: methods[at % methods.length]! })],
]

const notJson = [
  '',
  '{',
  '[',
  '{"a":1}}',
  '{"__proto__":{}}',
  '\ufeff{}',
  '[1,2]',
  '"text"',
  'null',
  '1e999',
  `${'['.repeat(2000)}`,
  `{"a":${'9'.repeat(400)}}`,
]
const types = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'image/svg+xml',
  'a/b/c',
  'application/problem+json',
]
const encodings = ['gzip', 'br', 'deflate', 'garbage', 'gzip, gzip', 'zstd', '*']
const keys = ['', ' ', 'k'.repeat(256), 'k'.repeat(4000), 'ü', '"']
const tokens = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'a'.repeat(43)}`,
  `Bearer ${'a'.repeat(4000)}`,
  'Basic eDp5',
  'Bearer é',
]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

export function broken(drafts: Arbitrary<Draft>): Arbitrary<Draft> {
  const how = fc.oneof(...breaks.map(([weight, change]) => ({ weight, arbitrary: fc.constant(change) })))
  return fc
    .record({ draft: drafts, how, at: fc.nat(), value: junk })
    .map(({ draft, how: change, at, value }) => change(draft, at, value))
}

function inBody(draft: Draft, change: (body: Record<string, unknown>, names: string[]) => void): Draft {
  const { body } = draft
  if (body === null || typeof body !== 'object' || Buffer.isBuffer(body)) return draft
  const copy = structuredClone(body) as Record<string, unknown>
  // a fault may as well lie deeper
  const [inner] = Object.values(copy).filter((value) => value !== null && typeof value === 'object')
  const target = inner !== undefined && Object.keys(copy).length % 2 === 0 ? (inner as typeof copy) : copy
  change(target, Object.keys(target))
  return { ...draft, body: copy }
}

function inOne(path: Draft['path'], at: number, value: string): Draft['path'] {
  const names = Object.keys(path)
  const name = names[at % names.length]
  return name === undefined ? path : { ...path, [name]: value }
}

function queryOf({ query }: Draft, at: number, value: unknown): [string, string] {
  const name = query[at % query.length]?.[0] ?? 'pageNumber'
  return [at % 4 === 0 ? `${name}[]` : at % 4 === 1 ? `${name}[a]` : name, textOf(value)]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
