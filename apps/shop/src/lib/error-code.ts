import { TRPCClientError } from '@trpc/client'
import type { ApiError } from './trpc.ts'

/** The server's code for what went wrong, such as KIT_CHANGED; undefined when it did not answer at all. */
export function errorCodeOf(error: unknown) {
  return error instanceof TRPCClientError ? (error as ApiError).data?.errorCode : undefined
}
