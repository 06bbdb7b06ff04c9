import * as catalogCopy from '@trivet/core/copy/catalog'

import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { apiContext } from '../lib/api-context.ts'
import { createApiClient, createApiUtils, createQueryClient } from '../lib/trpc.ts'
import { sampleProduct } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { ApiAnswerError, trpcHandlers } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import { loader } from './bbq-collection.tsx'

type BySlug = NonNullable<NonNullable<TrpcAnswers['products']>['bySlug']>

function load(bySlug: BySlug) {
  server.use(trpcHandlers({ products: { bySlug } }))
  const request = new Request('http://localhost/collections/bbq-collection')
  const context = new RouterContextProvider()
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const utils = createApiUtils(createApiClient(`${location.origin}/trpc`), queryClient)
  context.set(apiContext, { utils, queryClient })
  return loader({ request, params: {}, context })
}

function refuse(status: number, message: string): BySlug {
  return () => {
    throw new ApiAnswerError({ status, errorCode: null, message })
  }
}

test('the product travels with the page', async () => {
  const { dehydrated } = await load(() => sampleProduct({ name: 'Grill Week' }))
  expect(dehydrated.queries[0]?.state.data).toMatchObject({ name: 'Grill Week' })
})

test('without the product the page is served all the same', async () => {
  const { dehydrated } = await load(refuse(404, catalogCopy.productNotFound))
  expect(dehydrated.queries).toEqual([])
})

test('a broken API is a 503', async () => {
  const log = vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  await expect(load(refuse(503, 'away'))).rejects.toMatchObject({ init: { status: 503 } })
  log.mockClear()
})
