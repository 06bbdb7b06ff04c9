import type { AnyProcedure, AnyRouter } from '@trpc/server'
import * as z from 'zod'
import type { RestMeta } from './trpc.ts'

export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  $defs?: Record<string, JsonSchema>
  [keyword: string]: unknown
}

export type Endpoint = {
  name: string
  procedure: AnyProcedure
  rest: RestMeta['rest']
  permission: RestMeta['permission']
  /** All inputs of the procedure as one object. Made when first asked for, as few calls ask: all of them would delay a start. */
  input: () => JsonSchema
  output: () => JsonSchema
}

/** Every procedure with what its schemas say in JSON Schema; the zod schemas themselves are left alone. */
export function endpointsOf(router: AnyRouter): Endpoint[] {
  const procedures: Record<string, AnyProcedure> = router._def.procedures
  return Object.entries(procedures).map(([name, procedure]) => {
    const definition = definitionOf(procedure)
    let input: JsonSchema | undefined
    return {
      name,
      procedure,
      rest: definition.meta?.rest,
      permission: definition.meta?.permission,
      input: () => (input ??= merge(definition.inputs.map((schema) => jsonSchema(schema, 'input')))),
      output: () => (definition.output ? jsonSchema(definition.output, 'output') : {}),
    }
  })
}

/** The fields that a procedure reads from its input, by the procedure's name. */
export function inputFieldsOf(endpoints: Endpoint[]): (name: string) => string[] {
  const named = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]))
  return (name) => Object.keys(named.get(name)?.input().properties ?? {})
}

type Definition = { meta?: RestMeta; inputs: z.ZodType[]; output?: z.ZodType }

/** tRPC keeps schemas of any library, and says nothing about them in its types. Ours are zod's. */
function definitionOf(procedure: AnyProcedure): Definition {
  const { meta, inputs, output } = procedure._def as unknown as Record<string, unknown>
  const schemas = Array.isArray(inputs) ? inputs.filter((schema) => schema instanceof z.ZodType) : []
  return {
    meta: meta as RestMeta | undefined,
    inputs: schemas,
    ...(output instanceof z.ZodType && { output }),
  }
}

/** What a schema says, in JSON Schema. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  if (schema instanceof z.ZodVoid || schema instanceof z.ZodUndefined) return {}
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

function merge(schemas: JsonSchema[]): JsonSchema {
  if (schemas.length < 2) return schemas[0] ?? {}
  return {
    type: 'object',
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)),
    required: schemas.flatMap(({ required = [] }) => required),
  }
}
