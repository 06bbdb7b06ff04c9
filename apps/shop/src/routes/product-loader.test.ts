import * as catalogCopy from '@trivet/core/copy/catalog'
import * as generalCopy from '@trivet/core/copy/general'

import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { apiContext } from '../lib/api-context.ts'
import { createApiClient, createApiUtils, createQueryClient } from '../lib/trpc.ts'
import { sampleProduct } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { ApiAnswerError, trpcHandlers } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import { loader } from './product.tsx'

const missing = () => {
  throw new ApiAnswerError({
    status: 404,
    errorCode: 'PRODUCT_NOT_FOUND',
    message: catalogCopy.productNotFound,
  })
}

/** What the server makes of an address: the loader's data, or what it throws. */
function load(slug: string, products: NonNullable<TrpcAnswers['products']>) {
  server.use(trpcHandlers({ products }))
  const request = new Request(`http://localhost/products/${slug}`)
  const context = new RouterContextProvider()
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const utils = createApiUtils(createApiClient(`${location.origin}/trpc`), queryClient)
  context.set(apiContext, { utils, queryClient })
  return loader({ request, params: { slug }, context }).catch((thrown: unknown) => thrown)
}

test('the product is read on the server and travels with the page', async () => {
  const { dehydrated } = Object(
    await load('wok', { bySlug: () => sampleProduct({ name: 'Wok', slug: 'wok' }) }),
  )
  expect(dehydrated.queries[0].state.data).toMatchObject({ name: 'Wok' })
})

test('an address with an id leads to the address with the name', async () => {
  const id = 'ab12'.repeat(6)
  const answer = await load(id, { bySlug: missing, byId: () => sampleProduct({ slug: 'wok' }) })
  expect(answer).toMatchObject({ status: 301 })
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/products/wok')
})

test.each(['no-such-pan', 'ab12'.repeat(6)])('an unknown product %s is a 404', async (slug) => {
  expect(await load(slug, { bySlug: missing, byId: missing })).toMatchObject({ init: { status: 404 } })
})

test('an address the API will not read is a 404, and no alarm in the log', async () => {
  const log = vi.spyOn(console, 'error')
  const bySlug = () => {
    throw new ApiAnswerError({ status: 400, errorCode: 'INVALID_INPUT', message: generalCopy.invalidInput })
  }
  expect(await load('\0', { bySlug })).toMatchObject({ init: { status: 404 } })
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('a broken API is a 503, with the cause in the log alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  const bySlug = () => {
    throw new ApiAnswerError({
      status: 503,
      errorCode: 'UNAVAILABLE',
      message: 'database at 10.0.0.1 is away',
    })
  }
  const answer = await load('wok', { bySlug })
  expect(answer).toMatchObject({ init: { status: 503 }, data: generalCopy.errorOccurred })
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
})
