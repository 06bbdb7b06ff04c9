import { hashKey, QueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { AppRouter } from '@trivet/server/router'
import { TRPCClientError } from '@trpc/client'
import type { Operation, TRPCLink } from '@trpc/client'
import { httpBatchLink } from '@trpc/client/links/httpBatchLink'
import { httpLink } from '@trpc/client/links/httpLink'
import { splitLink } from '@trpc/client/links/splitLink'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import type { Unsubscribable } from '@trpc/server/observable'
import { endSession, readToken, signedInAgain, userOrAwaited } from './session-store.ts'
import { fetchNoticingSettings } from './settings-version.ts'

export const trpc = createTRPCReact<AppRouter>()

export type ApiInputs = inferRouterInputs<AppRouter>
export type ApiError = TRPCClientError<AppRouter>
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>
export type ApiClient = ReturnType<typeof createApiClient>

const freshFor = 30_000
const retries = 2
/** The server refuses longer batches whole. */
const mostInBatch = 10
/** What everybody reads the same, by what it is called in a query's key. */
const isForAll = /^(products,(?!own)|shop|kits,(templates|plan)|stays,bySlug|users,reset|\w+,byToken)/

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        queryKeyHashFn: hashForUser,
      },
      // offline a press fails and says so: one that waited for the network would order or pay when nobody wants it any more
      mutations: { networkMode: 'always' },
    },
  })
}

/** Batches calls to /trpc; what has an idempotency key goes alone, because the key is an HTTP header. */
export function createApiClient(url = '/trpc') {
  return trpc.createClient({
    links: [
      waitForSignIn,
      splitLink({
        condition: ({ context }) => context.idempotencyKey !== undefined,
        true: httpLink({
          url,
          fetch: fetchNoticingSettings,
          headers: ({ op }) => ({ ...bearer(), ...idempotencyHeader(op) }),
        }),
        false: httpBatchLink({ url, fetch: fetchNoticingSettings, headers: bearer, maxItems: mostInBatch }),
      }),
    ],
  })
}

export function createApiUtils(client: ApiClient, queryClient: QueryClient): ApiUtils {
  return createTRPCQueryUtils<AppRouter>({ client, queryClient })
}

let browserApi: { client: ApiClient; queryClient: QueryClient; utils: ApiUtils } | undefined

/** The one client and cache of this browser tab. */
export function getBrowserApi() {
  if (!browserApi) {
    const client = createApiClient()
    const queryClient = createQueryClient()
    browserApi = { client, queryClient, utils: createApiUtils(client, queryClient) }
  }
  return browserApi
}

/** The server's sentence when there is one, else ours. */
export function messageOf(error: unknown, fallback: string): string {
  const isAnswer = error instanceof TRPCClientError && error.data?.httpStatus < 500
  return isAnswer ? error.message : fallback
}

function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = error instanceof TRPCClientError ? error.data?.httpStatus : undefined
  const wasRefused = status !== undefined && status < 500
  return !wasRefused && failures < retries
}

/** Begins with whoever asks, for what is not for everybody: the next one to sign in finds none of it. */
function hashForUser(key: QueryKey): string {
  const owner = isForAll.test(String(key[0])) ? '' : (userOrAwaited()?._id ?? '')
  return owner + hashKey(key)
}

function bearer(): Record<string, string> {
  const token = readToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

function idempotencyHeader({ context }: Operation): Record<string, string> {
  const key = context.idempotencyKey
  return typeof key === 'string' ? { 'idempotency-key': key } : {}
}

/** A call that finds its session ended waits until the same user has signed in again, and then goes on. */
const waitForSignIn: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let isGone = false
      let running: Unsubscribable | undefined
      function send() {
        const token = readToken()
        const userId = userOrAwaited()?._id
        running = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error(error) {
            const isEnded = error.data?.errorCode === 'AUTHENTICATION_REQUIRED' && op.path !== 'users.logout'
            if (!userId || !isEnded) return observer.error(error)
            // a call of an older session must not end the one that began meanwhile
            if (token) endSession(token)
            void signedInAgain(userId).then((isBack) => {
              if (isGone) return
              if (isBack) send()
              else observer.error(error)
            })
          },
        })
      }
      send()
      return () => {
        isGone = true
        running?.unsubscribe()
      }
    })
