import { QueryClient } from '@tanstack/react-query'
import type { AppRouter } from '@trivet/server/router'
import { httpBatchLink, TRPCClientError, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { observable } from '@trpc/server/observable'
import { endSession, readToken } from './session.ts'

export const trpc = createTRPCReact<AppRouter>()

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: isWorthRetrying } } })
}

export function createApiClient(url = '/trpc') {
  return trpc.createClient({ links: [leaveWhenSessionEnds, httpBatchLink({ url, headers: bearer })] })
}

/** The server's sentence when it sent one that is fit to show. */
export function messageOf(error: unknown, fallback: string): string {
  const isAnswer = error instanceof TRPCClientError && error.data?.httpStatus < 500
  return isAnswer ? error.message : fallback
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined
  return failures < 2 && (status === undefined || status >= 500)
}

function bearer(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

// a token that ran out, or a role that was withdrawn, leads back to the sign-in page
const leaveWhenSessionEnds: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        error(error) {
          const code = error.data?.errorCode
          if (code === 'AUTHENTICATION_REQUIRED' || code === 'ADMIN_REQUIRED') endSession()
          observer.error(error)
        },
      }),
    )
