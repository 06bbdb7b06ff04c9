import * as generalCopy from '@trivet/core/copy/general'
import { readToken } from './session.ts'

/** Files are larger than what procedures take. */
export async function sendFile(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken() ?? ''}` },
    body: JSON.stringify(body),
  })
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told
  const message: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'message') : null
  throw new Error(typeof message === 'string' ? message : generalCopy.errorOccurred)
}
