/** What a generator is told of a model, as far as it is used here. */
export type Model = { name: string; dbName: string | null; fields: Field[] }

type Field = {
  name: string
  dbName?: string | null
  kind: 'scalar' | 'object' | 'enum' | 'unsupported'
  type: string
  isList: boolean
  isRequired: boolean
  default?: unknown
  nativeType?: [string, string[]] | null
  documentation?: string
}

type Column = { field: string; name: string; sqlType: string; type: string; isGenerated: boolean }

/** `/// @type Rates from pricing` above a field of a model: what its column holds is a type of core. */
const typeNote = /@type (\w+)(\[\])?(?: from (\S+))?/

export function printTables(models: Model[]): string {
  const named = new Map<string, Set<string>>()
  const tables = models
    .map((model) => ({
      table: model.dbName ?? model.name,
      columns: model.fields
        .filter(({ kind }) => kind === 'scalar')
        .map((field) => {
          const [, type, , topic] = typeNote.exec(field.documentation ?? '') ?? []
          if (type && topic) named.set(topic, (named.get(topic) ?? new Set()).add(type))
          return columnOf(field)
        }),
    }))
    .toSorted((one, other) => (one.table < other.table ? -1 : 1))
  return [
    '// Printed by prisma/tables-generator.ts from prisma/models.',
    `import type { GeneratedAlways } from 'kysely'`,
    `import type { BasisPoints, Cents, Count } from '@trivet/core/money'`,
    `import type { JsonColumn } from '../platform/sql/json-column.ts'`,
    ...[...named].map(
      ([topic, types]) => `import type { ${[...types].toSorted().join(', ')} } from '@trivet/core/${topic}'`,
    ),
    '',
    'export type Tables = {',
    ...tables.flatMap(({ table, columns }) => [
      `  ${table}: {`,
      ...columns.map(({ name, type }) => `    ${quoted(name)}: ${type}`),
      '  }',
    ]),
    '}',
    '',
    '/** By table and field: the column, its type in SQL and, where the database alone fills it, a mark. */',
    'export const tableFields = {',
    ...tables.flatMap(({ table, columns }) => [
      `  ${table}: {`,
      ...columns.map(
        ({ field, name, sqlType, isGenerated }) =>
          `    ${field}: { column: '${name}', sqlType: '${sqlType}', isGenerated: ${isGenerated} },`,
      ),
      '  },',
    ]),
    '} as const',
    '',
  ].join('\n')
}

function columnOf(field: Field): Column {
  const isGenerated = isAutoincrement(field.default)
  const type = fieldType(field)
  const nullable = field.isRequired ? type : `${type} | null`
  return {
    field: field.name,
    name: field.dbName ?? field.name,
    sqlType: sqlTypeOf(field) + (field.isList ? '[]' : ''),
    type: isGenerated
      ? `GeneratedAlways<${type}>`
      : field.type === 'Json'
        ? `JsonColumn<${nullable}>`
        : nullable,
    isGenerated,
  }
}

function fieldType(field: Field): string {
  const note = typeNote.exec(field.documentation ?? '')
  if (note) return `${note[1]}${note[2] ?? ''}`
  const type = field.nativeType?.[0] === 'Date' ? 'string' : (unitOf(field) ?? scalarTypes[field.type])
  if (!type) throw new RangeError(`No type for ${field.type} of ${field.name}`)
  return field.isList ? `${type}[]` : type
}

/** What an integer counts is said by its name. */
function unitOf({ name, type }: Field): Unit | undefined {
  if (type !== 'Int') return undefined
  return units.find(([names]) => names.test(name))?.[1]
}

type Unit = 'Cents' | 'BasisPoints' | 'Count'

const units: [names: RegExp, unit: Unit][] = [
  [/(^c|C)ents$/, 'Cents'],
  [/BasisPoints$/, 'BasisPoints'],
  [/^(quantity|units|arrivedUnits|reserved|capacity|short|fleet|countInStock)$/, 'Count'],
]

// as our driver reads them: int8 comes as text, a day stays 'YYYY-MM-DD'
const scalarTypes: Record<string, string> = {
  String: 'string',
  Int: 'number',
  BigInt: 'string',
  Float: 'number',
  Boolean: 'boolean',
  DateTime: 'Date',
  Json: 'unknown',
  Bytes: 'Buffer',
}

const sqlTypes: Record<string, string> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Float: 'double precision',
  Boolean: 'boolean',
  DateTime: 'timestamptz',
  Json: 'jsonb',
  Bytes: 'bytea',
}

function sqlTypeOf({ type, nativeType }: Field): string {
  if (nativeType?.[0] === 'Date') return 'date'
  if (nativeType?.[0] === 'SmallInt') return 'smallint'
  const sqlType = sqlTypes[type]
  if (!sqlType) throw new RangeError(`No SQL type for ${type}`)
  return sqlType
}

function isAutoincrement(value: unknown): boolean {
  return (value as { name?: string } | undefined)?.name === 'autoincrement'
}

function quoted(name: string): string {
  return /^[a-z_]+$/.test(name) ? name : `'${name}'`
}
