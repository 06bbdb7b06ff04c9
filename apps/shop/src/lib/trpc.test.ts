import { waitFor } from '@testing-library/react'
import * as generalCopy from '@trivet/core/copy/general'
import { storageKeys } from '@trivet/core/cart'
import { expect, test, vi } from 'vitest'
import { sampleCard, sampleProduct, sampleSession } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { ApiAnswerError, trpcHandlers } from '../test/trpc-handlers.ts'
import { awaitedUser, dismissEnd, storedSession } from './session-store.ts'
import { createApiClient, createApiUtils, createQueryClient, getBrowserApi, messageOf } from './trpc.ts'

const refused = new ApiAnswerError({
  status: 401,
  errorCode: 'AUTHENTICATION_REQUIRED',
  message: generalCopy.authenticationRequired,
})

function createUtils() {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  return createApiUtils(createApiClient(`${location.origin}/trpc`), queryClient)
}

test('calls carry the token of the session, as a bearer', async () => {
  storedSession.set(sampleSession({ token: 'secret' }))
  const mine = vi.fn((_input: void, _request: Request) => [])
  server.use(trpcHandlers({ orders: { mine } }))
  await createUtils().orders.mine.fetch()
  expect(mine.mock.calls[0]?.[1].headers.get('authorization')).toBe('Bearer secret')
})

test('calls of one moment travel together', async () => {
  const seen: string[] = []
  const note = (_input: unknown, request: Request) => void seen.push(new URL(request.url).pathname)
  server.use(
    trpcHandlers({
      products: {
        top: (input, request) => (note(input, request), [sampleCard()]),
        list: (input, request) => (note(input, request), { products: [], page: 1, pages: 0 }),
      },
    }),
  )
  const utils = createUtils()
  await Promise.all([utils.products.top.fetch(), utils.products.list.fetch({})])
  expect(new Set(seen)).toEqual(new Set(['/trpc/products.top,products.list']))
})

test('but never more than ten at once: the server refuses longer batches', async () => {
  const batches: number[] = []
  const byId = ({ id }: { id: string }, request: Request) => {
    batches.push(new URL(request.url).pathname.split(',').length)
    return sampleProduct({ _id: id })
  }
  server.use(trpcHandlers({ products: { byId } }))
  const utils = createUtils()
  const ids = Array.from({ length: 23 }, (_, index) => String(index))
  await Promise.all(ids.map((id) => utils.products.byId.fetch({ id })))
  expect(batches).toHaveLength(23)
  expect(Math.max(...batches)).toBe(10)
})

test('an order goes alone, with its key as a header', async () => {
  const place = vi.fn((_input: unknown, _request: Request): never => {
    throw refused
  })
  server.use(trpcHandlers({ orders: { place } }))
  const order = {
    orderItems: [{ product: 'a'.repeat(24), qty: 1 }],
    rentalStart: '2027-06-01',
    rentalEnd: '2027-06-08',
    rentalAddress: {
      street: '1 Main St',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'USA' as const,
    },
    paymentMethod: 'stripe' as const,
    totalPrice: 68.04,
  }
  const client = createApiClient(`${location.origin}/trpc`)
  const placing = client.orders.place.mutate(order, { context: { idempotencyKey: 'key-1' } })
  await expect(placing).rejects.toThrow()
  const request = place.mock.calls[0]?.[1]
  expect(request?.headers.get('idempotency-key')).toBe('key-1')
  expect(new URL(request?.url ?? '').search).toBe('')
})

test('a refused token ends the session, and the call fails once nobody wants to sign in again', async () => {
  storedSession.set(sampleSession())
  server.use(trpcHandlers({ orders: { mine: () => Promise.reject(refused) } }))
  const asking = createUtils().orders.mine.fetch()
  await waitFor(() => expect(awaitedUser()).not.toBeNull())
  expect(localStorage.getItem(storageKeys.userInfo)).toBeNull()
  dismissEnd()
  await expect(asking).rejects.toThrow(generalCopy.authenticationRequired)
})

test('a call goes on with the new token once the same user has signed in again', async () => {
  storedSession.set(sampleSession({ token: 'old' }))
  const tokens: (string | null)[] = []
  const mine = (_input: void, request: Request) => {
    tokens.push(request.headers.get('authorization'))
    return tokens.length === 1 ? Promise.reject(refused) : []
  }
  server.use(trpcHandlers({ orders: { mine } }))
  const asking = createUtils().orders.mine.fetch()
  await waitFor(() => expect(awaitedUser()).not.toBeNull())
  storedSession.set(sampleSession({ token: 'new' }))
  await expect(asking).resolves.toEqual([])
  expect(tokens).toEqual(['Bearer old', 'Bearer new'])
})

test('a call that comes after another has found the session ended waits with it', async () => {
  storedSession.set(sampleSession({ token: 'old' }))
  const mine = vi.fn((_input: void, request: Request) =>
    request.headers.get('authorization') === 'Bearer new' ? [] : Promise.reject(refused),
  )
  server.use(trpcHandlers({ orders: { mine } }))
  const first = createUtils().orders.mine.fetch()
  await waitFor(() => expect(awaitedUser()).not.toBeNull())
  const second = createUtils().orders.mine.fetch()
  await waitFor(() => expect(mine).toHaveBeenCalledTimes(2))
  storedSession.set(sampleSession({ token: 'new' }))
  await expect(Promise.all([first, second])).resolves.toEqual([[], []])
})

test('a call of one user never goes on as another', async () => {
  storedSession.set(sampleSession({ token: 'old' }))
  server.use(trpcHandlers({ orders: { mine: () => Promise.reject(refused) } }))
  const asking = createUtils().orders.mine.fetch()
  await waitFor(() => expect(awaitedUser()).not.toBeNull())
  storedSession.set(sampleSession({ _id: 'f'.repeat(24), token: 'other' }))
  await expect(asking).rejects.toThrow(generalCopy.authenticationRequired)
})

test('a session begun meanwhile outlives the refusal of the one before', async () => {
  storedSession.set(sampleSession({ token: 'old' }))
  let calls = 0
  const mine = () => {
    calls += 1
    if (calls > 1) return []
    storedSession.set(sampleSession({ token: 'new' }))
    return Promise.reject(refused)
  }
  server.use(trpcHandlers({ orders: { mine } }))
  await expect(createUtils().orders.mine.fetch()).resolves.toEqual([])
  expect(storedSession.get()?.token).toBe('new')
  expect(awaitedUser()).toBeNull()
})

test('being signed out is not the end of a session', async () => {
  server.use(trpcHandlers({ orders: { mine: () => Promise.reject(refused) } }))
  await expect(createUtils().orders.mine.fetch()).rejects.toThrow()
  expect(awaitedUser()).toBeNull()
})

test('what was asked for one user is not there for the next, and is for the first again', async () => {
  const [ana, ben] = [sampleSession(), sampleSession({ _id: 'b'.repeat(24), token: 'token-of-ben' })]
  const { queryClient } = getBrowserApi()
  const key = (path: string) => [path.split('.'), { type: 'query' }]
  const isShared = (path: string) => {
    storedSession.set(ana)
    queryClient.setQueryData(key(path), 'of Ana')
    storedSession.set(ben)
    const found = queryClient.getQueryData(key(path))
    storedSession.set(null)
    const isForNobody = queryClient.getQueryData(key(path)) === undefined
    storedSession.set(ana)
    expect(queryClient.getQueryData(key(path))).toBe('of Ana')
    expect(isForNobody).toBe(found === undefined)
    return found !== undefined
  }
  const own = [
    'accountCredit.mine',
    'kits.byId',
    'kits.checkCart',
    'orders.byId',
    'orders.lastDelivery',
    'privacy.preview',
    'products.ownReview',
    'referrals.myReferrals',
    'stays.byId',
    'stays.mine',
    'trips.links',
    'users.profile',
    'quote',
    'private-photo',
  ]
  expect(own.filter(isShared)).toEqual([])
  // what the server reads for pages that are the same for everybody
  const forAll = [
    'kits.planPrices',
    'kits.templates',
    'products.bySlug',
    'products.list',
    'shop.facts',
    'shop.info',
    'stays.bySlug',
    'trips.byToken',
    'writtenQuotes.byToken',
  ]
  expect(forAll.filter((path) => !isShared(path))).toEqual([])
})

test('the server’s sentence is shown when it says what to do, ours when it broke', async () => {
  const broken = new ApiAnswerError({ status: 500, errorCode: null, message: 'An error occurred' })
  const errorOf = (error: Error) => {
    server.use(trpcHandlers({ products: { top: () => Promise.reject(error) } }))
    return createUtils()
      .products.top.fetch()
      .catch((caught: unknown) => caught)
  }
  expect(messageOf(await errorOf(refused), 'Ours')).toBe(generalCopy.authenticationRequired)
  expect(messageOf(await errorOf(broken), 'Ours')).toBe('Ours')
})
