import { TRPCClientError } from '@trpc/client'
import type { ApiError } from './trpc.ts'

/** The server's code for what went wrong, such as KIT_CHANGED: one of its own list, so a misspelt one does not compile. */
export type ErrorCode = NonNullable<NonNullable<ApiError['data']>['errorCode']>

/** What the server says of a refused call; undefined when it did not answer at all. */
export function errorDataOf(error: unknown): ApiError['data'] {
  return error instanceof TRPCClientError ? (error as ApiError).data : undefined
}

/** Null for a fault that the server did not expect itself, undefined when it did not answer at all. */
export function errorCodeOf(error: unknown): ErrorCode | null | undefined {
  return errorDataOf(error)?.errorCode
}
