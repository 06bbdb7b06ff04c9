import fc, { type Arbitrary } from 'fast-check'
import type { KnownValues } from './known-values.ts'
import type { Schema } from './document.ts'

const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const most = 2 ** 31

/** Values that a schema of the document allows; half of those with a name are taken from earlier answers. */
export function valuesOf(schema: Schema, known: KnownValues, name?: string): Arbitrary<unknown> {
  const made = madeOf(schema, known)
  if (name === undefined || schema.const !== undefined || schema.enum) return made
  return fc
    .record({ made, pick: fc.nat(), fresh: fc.boolean() })
    .map((one) => (one.fresh ? one.made : (known.pick(name, one.pick) ?? one.made)))
}

function madeOf(schema: Schema, known: KnownValues): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => madeOf(one, known)))
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => madeOf({ ...schema, type: one }, known)))
  switch (type) {
    case undefined:
      return fc.jsonValue()
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -most),
        max: Math.min(schema.maximum ?? most, most),
      })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'string':
      return textsOf(schema)
    case 'array': {
      const minLength = schema.minItems ?? 0
      const maxLength = Math.min(schema.maxItems ?? 10, minLength + 10)
      return fc.array(valuesOf(schema.items ?? {}, known), { minLength, maxLength })
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const values = fields.map(([name, field]) => [name, valuesOf(field, known, name)] as const)
      return fc.record(Object.fromEntries(values), {
        requiredKeys: schema.required ?? [],
        noNullPrototype: true,
      })
    }
    default:
      throw new Error(`The document has a type that is new here: ${JSON.stringify(schema).slice(0, 200)}`)
  }
}

/** A length is counted in code points. */
function textsOf({ format, pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  if (format === 'date') return instant.map((text) => text.slice(0, 10))
  if (format === 'date-time') return instant
  const texts = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ minLength, maxLength, unit: 'binary' })
  return texts.filter((text) => [...text].length >= minLength && [...text].length <= maxLength)
}
