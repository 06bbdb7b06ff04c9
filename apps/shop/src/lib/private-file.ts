import * as generalCopy from '@trivet/core/copy/general'

import { endSession, readToken } from './session-store.ts'

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

async function send(path: string, init: { method?: string; body?: Blob; headers?: object } = {}) {
  const token = readToken()
  const response = await fetch(path, {
    ...init,
    headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (response.ok) return response
  if (response.status === 401 && token) endSession(token)
  throw new FileError(await sentenceOf(response))
}

async function sentenceOf(response: Response): Promise<string> {
  if (response.status >= 500) return generalCopy.errorOccurred
  const body: unknown = await response.json().catch(() => null)
  const sentence = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  return typeof sentence === 'string' ? sentence : generalCopy.errorOccurred
}
