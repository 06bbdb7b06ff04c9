import * as generalCopy from '@trivet/core/copy/general'

import { endSession, readToken, signedInAgain, userOrAwaited } from './session-store.ts'

/** The server's own sentence about a file it refused or could not give. */
export class FileError extends Error {}

/** A file that is for the visitor alone: the token goes along in a header, never in an address. */
export async function fetchPrivateFile(path: string): Promise<Blob> {
  return (await send(path)).blob()
}

/** Hands a picture in; it is the whole body. */
export async function uploadPicture<Answer>(path: string, picture: Blob): Promise<Answer> {
  const answer = await send(path, {
    method: 'POST',
    body: picture,
    headers: { 'content-type': picture.type },
  })
  return (await answer.json()) as Answer
}

type Sent = { method?: string; body?: Blob; headers?: object }

/** Waits where the session has ended, as calls do, and goes on once the same user has signed in again. */
async function send(path: string, init: Sent = {}): Promise<Response> {
  const token = readToken()
  const userId = userOrAwaited()?._id
  const response = await fetch(path, {
    ...init,
    headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (response.ok) return response
  if (response.status === 401 && userId) {
    if (token) endSession(token)
    if (await signedInAgain(userId)) return send(path, init)
  }
  throw new FileError(await sentenceOf(response))
}

async function sentenceOf(response: Response): Promise<string> {
  if (response.status >= 500) return generalCopy.errorOccurred
  const body: unknown = await response.json().catch(() => null)
  const sentence = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  return typeof sentence === 'string' ? sentence : generalCopy.errorOccurred
}
