import { call } from '../../e2e/system/api-guest.ts'

/** JSON Schema as the document uses it. */
export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

type Content = Record<string, { schema?: Schema }>
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }
type Answers = Record<string, { description: string; content?: Content }>

export type Operation = {
  method: string
  /** Such as /orders/{id}. */
  path: string
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Answers
  security?: unknown[]
}

export type Document = {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>
  components: { schemas: Record<string, Schema> }
}

export async function readDocument(address: string): Promise<Document> {
  return (await call<Document>(address, '/openapi.json')).body
}

export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  )
}
