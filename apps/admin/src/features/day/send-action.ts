import * as generalCopy from '@trivet/core/copy/general'
import { TRPCClientError } from '@trpc/client'
import { interruptSession, readToken } from '../../lib/session.ts'
import { messageOf, statusOf, type createApiClient } from '../../lib/trpc.ts'
import type { Answer, StopAction } from './outbox.ts'

const answerMs = 8_000
const photoMs = 60_000
/** Not taken this time, for no fault of the report. */
const passing = new Set([408, 425, 429])

/** Hands a report to the server, its photo first. Whatever did not surely arrive is sent again later. */
export async function sendAction(
  client: Pick<ReturnType<typeof createApiClient>, 'dispatch'>,
  { key, orderId, kind, seenVersion, madeAt, report }: StopAction,
  photo: Blob | undefined,
): Promise<Answer> {
  if (photo) {
    const refusal = await sendPhoto(`/api/admin/dispatch/orders/${orderId}/stop-photos/${key}`, photo)
    if (refusal) return refusal
  }
  try {
    const taken = await client.dispatch.reportStop.mutate(
      { id: orderId, kind, seenVersion, madeAt, report },
      { context: { idempotencyKey: key }, signal: AbortSignal.timeout(answerMs) },
    )
    return { kind: 'taken', version: taken.version, status: taken.status }
  } catch (error) {
    const sentence = messageOf(error, generalCopy.errorOccurred)
    return refusalOf(statusOf(error), sentence, versionIn(error))
  }
}

async function sendPhoto(address: string, photo: Blob): Promise<Answer | null> {
  const token = readToken()
  try {
    const response = await fetch(address, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': photo.type },
      body: photo,
      signal: AbortSignal.timeout(photoMs),
    })
    if (response.ok) return null
    if (response.status === 401 && token) interruptSession(token)
    const body: unknown = await response.json().catch(() => null)
    const message: unknown = body !== null && typeof body === 'object' ? Reflect.get(body, 'message') : null
    return refusalOf(response.status, typeof message === 'string' ? message : generalCopy.errorOccurred)
  } catch {
    return { kind: 'later' }
  }
}

function refusalOf(status: number | undefined, sentence: string, newVersion?: string): Answer {
  if (status === undefined || status >= 500 || passing.has(status)) return { kind: 'later' }
  if (status === 401) return { kind: 'sign-in' }
  return { kind: 'refused', sentence, newVersion }
}

/** The version that the stop has by now, as a refusal tells it. */
function versionIn(error: unknown): string | undefined {
  const details: unknown = error instanceof TRPCClientError ? error.data?.details : undefined
  const version: unknown =
    details !== null && typeof details === 'object' ? Reflect.get(details, 'version') : undefined
  return typeof version === 'string' ? version : undefined
}
