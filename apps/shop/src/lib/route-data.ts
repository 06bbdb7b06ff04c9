import * as generalCopy from '@trivet/core/copy/general'
import { dehydrate } from '@tanstack/react-query'
import type { DehydratedState, QueryClient } from '@tanstack/react-query'

import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { keptByNobody } from './cache-headers.ts'
import { apiContext } from './api-context.ts'
import type { RequestApi } from './api-context.ts'
import { errorCodeOf } from './error-code.ts'
import { createApiClient, createApiUtils, createQueryClient, getBrowserApi } from './trpc.ts'
import type { ApiUtils } from './trpc.ts'

type RouteArgs = { request: Request; params: object; context: Readonly<RouterContextProvider> }

/** What a route reads, said once: the server renders with it, the browser navigates with it. */
export type Needs<Args> = (utils: ApiUtils, args: Args) => Promise<unknown>

export type LoaderData = { dehydrated: DehydratedState }

const patience = 200

export function serverLoader<Args extends RouteArgs>(needs: Needs<Args>) {
  return async (args: Args): Promise<LoaderData> => {
    const api = loaderApi(args)
    await needs(api.utils, args).catch(throwAsResponse)
    const failed = firstError(api.queryClient)
    if (failed) throwAsResponse(failed)
    return { dehydrated: dehydrate(api.queryClient) }
  }
}

/** For a page that its scripts draw: what can be read in a moment comes with it, and it asks for the rest itself. */
export function serverHeadStart<Args extends RouteArgs>(needs: Needs<Args>) {
  return async (args: Args): Promise<LoaderData | ReturnType<typeof data<LoaderData>>> => {
    const api = loaderApi(args)
    await forAMoment(needs(api.utils, args))
    const loaded = { dehydrated: dehydrate(api.queryClient) }
    const isWhole = api.queryClient
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.status === 'success')
    return isWhole ? loaded : data(loaded, { headers: { 'Cache-Control': keptByNobody } })
  }
}

/** Waits a moment for the data, so that fast answers show no skeleton; the page itself shows slow ones and errors. */
export function browserLoader<Args extends RouteArgs>(needs: Needs<Args>) {
  return async (args: Args): Promise<null> => {
    await forAMoment(needs(getBrowserApi().utils, args).catch(throwRedirects))
    return null
  }
}

async function forAMoment(loading: Promise<unknown>): Promise<void> {
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** How a loader on the server reaches the API. */
export function loaderApi({ context }: Pick<RouteArgs, 'context'>): RequestApi {
  return context.get(apiContext) ?? createHttpApi()
}

function createHttpApi(): RequestApi {
  const queryClient = createQueryClient()
  const client = createApiClient(`${process.env.SERVER_URL ?? 'http://localhost:4000'}/trpc`)
  return { queryClient, utils: createApiUtils(client, queryClient) }
}

function firstError(queryClient: QueryClient): unknown {
  const queries = queryClient.getQueryCache().getAll()
  return queries.find((query) => query.state.status === 'error')?.state.error
}

function throwAsResponse(error: unknown): never {
  if (error instanceof Response) throw error
  if (isNotFound(error)) throw data(generalCopy.notFound, { status: isGone(error) ? 410 : 404 })
  // an address nothing can have, such as one with a NUL in it
  if (errorCodeOf(error) === 'INVALID_INPUT') throw data(generalCopy.notFound, { status: 404 })
  console.error(error)
  throw data(generalCopy.errorOccurred, { status: 503 })
}

function throwRedirects(error: unknown): void {
  if (error instanceof Response) throw error
}

/** Over HTTP the code is in `data`; in-process it is the error's own. */
export function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === 'NOT_FOUND') return true
  return 'data' in error && isNotFound(error.data)
}

/** Was there once, and left the shop. */
function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('isGone' in error) return error.isGone === true
  if ('details' in error) return isGone(error.details)
  return 'data' in error && isGone(error.data)
}
