import { createTRPCQueryUtils } from '@trpc/react-query'
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { callTRPCProcedure, getTRPCErrorFromUnknown, type AnyRouter } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { QueryClient } from '@tanstack/react-query'
import type { Context, Services } from './context.ts'
import { errorShape } from './error-answer.ts'
import type { AppRouter } from './router.ts'

/** The procedures, called in this process by nobody in particular: pages are the same for everyone. */
function localLink(router: AnyRouter, ctx: Context): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        callTRPCProcedure({
          router,
          path: op.path,
          type: op.type,
          ctx,
          getRawInput: async () => op.input,
          signal: op.signal ?? undefined,
          batchIndex: 0,
        }).then(
          (data: unknown) => {
            observer.next({ result: { type: 'data', data } })
            observer.complete()
          },
          (cause: unknown) => {
            const error = getTRPCErrorFromUnknown(cause)
            observer.error(TRPCClientError.from({ error: errorShape(error, ctx.request.id) }))
          },
        )
      })
}

export type PageRequest = Pick<Context, 'log'> & { id: string }

/** What a page's loader reads from, and where what it read is kept for the browser. */
export type PageApi = {
  queryClient: QueryClient
  utils: ReturnType<typeof createTRPCQueryUtils<AppRouter>>
}

export function pageApi(router: AnyRouter, services: Services, { id, log }: PageRequest): PageApi {
  const ctx: Context = {
    ...services,
    log,
    request: { id, address: 'local', userAgent: '', token: null, idempotencyKeys: [], userId: null },
    reply: { header: () => {}, status: () => {} },
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const client = createTRPCClient<AppRouter>({ links: [localLink(router, ctx)] })
  return { queryClient, utils: createTRPCQueryUtils<AppRouter>({ queryClient, client }) }
}
