import * as generalCopy from '@trivet/core/copy/general'

import { TRPCError } from '@trpc/server'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { ZodError } from 'zod'
import { AppError, type AppErrorCode, type FieldError } from './app-error.ts'
import type { Context } from './context.ts'
import { databaseError } from './database-error.ts'

export type ErrorBody = {
  message: string
  code: AppErrorCode | 'INTERNAL'
  errors?: FieldError[]
  details?: unknown
  requestId: string
}

const codeOfTrpc: Partial<Record<TRPCError['code'], AppErrorCode>> = {
  PARSE_ERROR: 'INVALID_JSON',
  BAD_REQUEST: 'INVALID_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  UNSUPPORTED_MEDIA_TYPE: 'NOT_JSON',
  PAYLOAD_TOO_LARGE: 'BODY_TOO_LARGE',
}

const codeOfFastify: Record<string, AppErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'UNKNOWN_ENCODING',
  FST_CP_ERR_INVALID_CONTENT: 'INVALID_INPUT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_UNDER_PRESSURE: 'UNAVAILABLE',
}

/** The error of our table behind whatever was thrown; null when nobody expected it. */
export function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof TRPCError) return knownTrpcError(error)
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const code = codeOfFastify[error.code]
    if (code)
      return new AppError(code, { cause: error, retryAfterSeconds: code === 'UNAVAILABLE' ? 5 : undefined })
  }
  if (isUnmetByFile(error)) return new AppError('INVALID_INPUT', { cause: error })
  return databaseError(error)
}

/** If-Match or a range that a file cannot meet: what sends files marks such errors as fit to be told. */
function isUnmetByFile(error: unknown): boolean {
  return error instanceof Error && 'expose' in error && error.expose === true
}

function knownTrpcError(error: TRPCError): AppError | null {
  const { cause } = error
  // a ZodError in here is about an answer of ours, and no business of the caller
  if (error.code === 'INTERNAL_SERVER_ERROR') return cause instanceof ZodError ? null : knownError(cause)
  if (cause instanceof ZodError) return invalidInput(cause)
  if (cause instanceof SyntaxError) return new AppError('INVALID_JSON', { cause })
  const code = codeOfTrpc[error.code]
  return code ? new AppError(code, { cause: error }) : null
}

export function errorBody(known: AppError | null, requestId: string): ErrorBody {
  return {
    // an unexpected error's own text may carry SQL or personal data
    message: known?.message ?? generalCopy.errorOccurred,
    code: known?.code ?? 'INTERNAL',
    ...(known?.errors && { errors: known.errors }),
    ...(known?.details !== undefined && { details: known.details }),
    requestId,
  }
}

/** Headers that go with an error, whichever endpoint it leaves by. */
export function errorHeaders(known: AppError | null): Record<string, string> {
  if (known?.retryAfterSeconds === undefined) return {}
  return { 'Retry-After': String(known.retryAfterSeconds) }
}

/** tRPC's form of the same answer. */
export function errorShape(error: unknown, requestId: string) {
  const known = knownError(error)
  const { message, code, errors, details } = errorBody(known, requestId)
  const trpcCode = known?.trpcCode ?? 'INTERNAL_SERVER_ERROR'
  return {
    code: TRPC_ERROR_CODES_BY_KEY[trpcCode],
    message,
    data: {
      code: trpcCode,
      httpStatus: known?.status ?? 500,
      errorCode: code === 'INTERNAL' ? null : code,
      errors,
      details,
      requestId,
    },
  }
}

/** How often this process has told each error of the table, or one that nobody expected. */
export const errorAnswers = new Map<ErrorBody['code'], number>()

/**
 * What nobody but its owner and staff is told of. An id that nobody has is noted as somebody else's is: to tell them apart would
 * take a read of what is not theirs.
 */
const foundByOwner: ReadonlySet<ErrorBody['code']> = new Set(['ORDER_NOT_FOUND', 'KIT_NOT_FOUND'])

/** Refusals are lines of the security log; the unexpected is logged whole, because nobody else gets to see it. */
export function logError(log: Context['log'], error: unknown, path: string, userId: string | null) {
  const known = knownError(error)
  const code = known?.code ?? 'INTERNAL'
  errorAnswers.set(code, (errorAnswers.get(code) ?? 0) + 1)
  if (!known) return log.error({ err: error, path }, 'unexpected error')
  if (known.status === 503) return log.error({ err: known.cause, path }, known.code)
  if (known.status === 403) return log.warn({ event: 'security.forbidden', userId, path })
  if (userId !== null && foundByOwner.has(code))
    return log.warn({ event: 'security.not_yours', userId, path })
  if (known.status === 429) return log.warn({ event: 'security.rate_limited', userId, path })
}

function invalidInput(error: ZodError): AppError {
  const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return new AppError('INVALID_INPUT', { message: errors[0]?.message, errors, cause: error })
}
