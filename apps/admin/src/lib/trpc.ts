import { QueryClient } from '@tanstack/react-query'
import type { AppRouter } from '@trivet/server/router'
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { observable } from '@trpc/server/observable'
import { hasBeenAnswered, noteAnswer } from './idle-time.ts'
import { repeatWhenProven } from './repeat-when-proven.ts'
import { noteSecondFactorNeeded } from './second-factor-needed.ts'
import { interruptSession, readToken, refuseSession } from './session.ts'

export const trpc = createTRPCReact<AppRouter>()

const url = '/trpc'
const freshFor = 10_000
const retries = 2

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: isWorthRetrying },
      // offline a press fails and says so: one that waited for the network would be done when nobody expects it any more
      mutations: { networkMode: 'always' },
    },
  })
}

export function createApiClient() {
  return trpc.createClient({
    links: [
      repeatWhenProven,
      noticeRefusedSession,
      splitLink({
        // the key is a header of the whole request: such a call goes alone
        condition: ({ context }) => typeof context['idempotencyKey'] === 'string',
        true: httpLink({
          url,
          headers: ({ op }) => ({
            ...bearer(readToken()),
            'idempotency-key': String(op.context['idempotencyKey']),
          }),
        }),
        false: httpBatchLink({ url, headers: () => bearer(readToken()) }),
      }),
    ],
  })
}

/** Ends a session that never became the admin's own. */
export async function revokeToken(token: string): Promise<void> {
  const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url, headers: bearer(token) })] })
  await client.users.logout.mutate()
}

/** Whether somebody ended the session of a token; false where it ran out, and where the server says nothing. */
export async function wasSessionEnded(token: string): Promise<boolean> {
  const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url, headers: bearer(token) })] })
  const fate = await client.sessions.fate.query().catch(() => null)
  return fate?.wasEnded ?? false
}

/** The server's sentence when it sent one that is fit to show. */
export function messageOf(error: unknown, fallback: string): string {
  const status = statusOf(error)
  const isAnswer = error instanceof Error && status !== undefined && status < 500
  return isAnswer ? error.message : fallback
}

/** The HTTP status of a refused call; undefined when the server was not reached. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof TRPCClientError ? error.data?.httpStatus : undefined
}

/** Nothing came back in time: there is no network. What is no answer of ours came from something in between. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TRPCClientError && !error.data && !(error.cause instanceof SyntaxError)
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = statusOf(error)
  const wasRefused = status !== undefined && status < 500
  return !wasRefused && failures < retries
}

function bearer(token: string | null): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}

// a token that ran out at work waits on the page for its owner; otherwise, and when a role was withdrawn, the sign-in
// page is next
const noticeRefusedSession: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const token = readToken()
      return next(op).subscribe({
        ...observer,
        next(answer) {
          // what anybody is told says nothing about a session
          if (token && op.path !== 'shop.info') noteAnswer()
          observer.next(answer)
        },
        error(error) {
          const code = error.data?.errorCode
          if (code === 'SECOND_FACTOR_SETUP_REQUIRED') noteSecondFactorNeeded(true)
          const isOver = code === 'AUTHENTICATION_REQUIRED'
          if (token && isOver && hasBeenAnswered()) interruptSession(token)
          else if (token && (isOver || code === 'ADMIN_REQUIRED')) refuseSession(token, error.message)
          observer.error(error)
        },
      })
    })
