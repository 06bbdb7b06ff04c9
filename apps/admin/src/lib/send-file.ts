import * as generalCopy from '@trivet/core/copy/general'
import { askForProof } from './ask-for-proof.ts'
import { readToken } from './session.ts'

/** Files are larger than what procedures take. */
export async function sendFile(address: string, body: object, mayAsk = true): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken() ?? ''}` },
    body: JSON.stringify(body),
  })
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told
  const code: unknown = Reflect.get(Object(told), 'code')
  if (mayAsk && code === 'PROOF_REQUIRED' && (await askForProof())) return sendFile(address, body, false)
  const message: unknown = Reflect.get(Object(told), 'message')
  throw new Error(typeof message === 'string' ? message : generalCopy.errorOccurred)
}
