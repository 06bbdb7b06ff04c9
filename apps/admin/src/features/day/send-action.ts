import * as generalCopy from '@trivet/core/copy/general'
import { TRPCClientError } from '@trpc/client'
import { noteSecondFactorNeeded } from '../../lib/second-factor-needed.ts'
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
    return refusalOf({
      status: statusOf(error),
      code: codeIn(error),
      sentence: messageOf(error, generalCopy.errorOccurred),
      newVersion: versionIn(error),
    })
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
    const { code, message }: { code?: unknown; message?: unknown } = Object(body)
    const sentence = typeof message === 'string' ? message : generalCopy.errorOccurred
    return refusalOf({ status: response.status, code, sentence })
  } catch {
    return { kind: 'later' }
  }
}

type Refused = {
  status: number | undefined
  code: unknown
  sentence: string
  newVersion?: string | undefined
}

function refusalOf({ status, code, sentence, newVersion }: Refused): Answer {
  if (status === undefined || status >= 500 || passing.has(status)) return { kind: 'later' }
  if (status === 401) return { kind: 'sign-in' }
  // it is about the driver, not the report: the page says what to set up, and then it is sent
  if (code === 'SECOND_FACTOR_SETUP_REQUIRED') {
    noteSecondFactorNeeded(true)
    return { kind: 'later' }
  }
  return { kind: 'refused', sentence, newVersion }
}

function codeIn(error: unknown): unknown {
  return error instanceof TRPCClientError ? error.data?.errorCode : undefined
}

/** The version that the stop has by now, as a refusal tells it. */
function versionIn(error: unknown): string | undefined {
  const details: unknown = error instanceof TRPCClientError ? error.data?.details : undefined
  const version: unknown =
    details !== null && typeof details === 'object' ? Reflect.get(details, 'version') : undefined
  return typeof version === 'string' ? version : undefined
}
