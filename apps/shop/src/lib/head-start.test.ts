import { expect, test } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { apiContext } from './api-context.ts'
import { keptByNobody, publicPageHeaders } from './cache-headers.ts'
import { serverHeadStart } from './route-data.ts'
import { createApiClient, createApiUtils, createQueryClient } from './trpc.ts'

const never = () => new Promise<never>(() => {})

test.each([
  ['a page that has all its data may be kept for a minute', async () => 1, /s-maxage=60/],
  ['one whose data took too long is kept by nobody', never, keptByNobody],
  ['nor is one whose data could not be had', () => Promise.reject(new Error('away')), keptByNobody],
])('%s', async (_title, queryFn, caching) => {
  const queryClient = createQueryClient()
  const context = new RouterContextProvider()
  const utils = createApiUtils(createApiClient('http://localhost:3000/trpc'), queryClient)
  context.set(apiContext, { queryClient, utils })
  const load = serverHeadStart(() => queryClient.prefetchQuery({ queryKey: ['kits'], queryFn, retry: false }))
  const loaded = await load({ request: new Request('http://localhost:3000/booking'), params: {}, context })
  const loaderHeaders = new Headers('init' in loaded ? loaded.init?.headers : undefined)
  const headers = publicPageHeaders({
    loaderHeaders,
    parentHeaders: new Headers(),
    actionHeaders: new Headers(),
    errorHeaders: undefined,
  })
  expect(new Headers(headers).get('Cache-Control')).toEqual(
    typeof caching === 'string' ? caching : expect.stringMatching(caching),
  )
})
