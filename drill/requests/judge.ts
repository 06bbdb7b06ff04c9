import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Document, Operation, Schema } from './document.ts'
import type { Answer } from './send.ts'
import type { Caller } from './sessions.ts'

/** What is wrong with an answer, by the document; null when nothing is. */
export function createJudge({ components }: Document) {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const compiled = new Map<Schema, ValidateFunction>()

  function faultOf(schema: Schema, body: Buffer): string | null {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components })
    compiled.set(schema, validate)
    const value: unknown = JSON.parse(body.toString())
    return validate(value)
      ? null
      : `is not what the document says: ${ajv.errorsText(validate.errors).slice(0, 200)}`
  }

  return function judge(
    { responses, security }: Operation,
    caller: Caller,
    { status, type, body }: Answer,
  ): string | null {
    if (status >= 500) return status === 599 ? 'gives no answer' : `answers ${status}`
    const said = responses[status] ?? (status >= 400 ? responses['default'] : undefined)
    if (!said) return `answers ${status}, which the document does not know`
    if (status < 400 && !mayEnter(responses, security !== undefined, caller)) return `lets ${caller} in`
    const types = Object.entries(said.content ?? {})
    if (types.length === 0) return body.length === 0 ? null : `has a body at ${status}`
    const [bare = ''] = type.split(';')
    const found = types.find(([known]) => matches(known, bare))
    if (!found) return `is of type ${bare || 'none'} at ${status}`
    const { schema } = found[1]
    return schema ? faultOf(schema, body) : null
  }
}

/** Who is refused is written in the document's refusals. */
function mayEnter(responses: Operation['responses'], isPrivate: boolean, caller: Caller): boolean {
  if (!isPrivate) return true
  const refusal = responses['403']?.description
  if (refusal === undefined) return caller !== 'nobody'
  return caller === 'staff' || (caller === 'host' && refusal.startsWith('Host'))
}

function matches(known: string, type: string): boolean {
  return known === type || known === '*/*' || (known === 'image/*' && type.startsWith('image/'))
}
