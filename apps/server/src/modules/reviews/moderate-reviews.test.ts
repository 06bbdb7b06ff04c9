import * as reviewsCopy from '@trivet/core/copy/reviews'
import type { Product } from '@trivet/core/contract/catalog'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct, createUser, signIn } from '../../test/factories.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const staff = await createUser(database, { isAdmin: true, name: 'Olive Owner' })
const token = await signIn(database, staff, clock)

let productId: string
let ids: string[]

/** A product with one review for each of the ratings. */
async function reviewed(ratings: number[]) {
  productId = (await createProduct(database, { name: 'Copper pan' })).id
  for (const rating of ratings) {
    const bearer = await signIn(database, await createUser(database), clock)
    const body = { rating, comment: `Worth ${rating}` }
    await call('POST', `/products/${productId}/reviews`, { token: bearer, body })
  }
  const stored = await database.prisma.review.findMany({ where: { productId }, orderBy: { rating: 'asc' } })
  ids = stored.map(({ id }) => id)
}

beforeEach(async () => {
  await database.prisma.auditEntry.deleteMany()
  await database.prisma.review.deleteMany()
  await reviewed([1, 4, 5])
})

const hide = (id = ids[0], body: object = { reason: 'Spam' }) =>
  call('POST', `/admin/reviews/${id}/hide`, { token, body })
const show = (id = ids[0]) => call('POST', `/admin/reviews/${id}/show`, { token, body: {} })
const shown = async () => (await app.inject(`/api/products/${productId}`)).json<Product>()

describe('a hidden review', () => {
  test('leaves the product page, its rating and its count, and the log says why', async () => {
    expect(await shown()).toMatchObject({ rating: 3.3, numReviews: 3 })
    expect((await hide()).body).toMatchObject({
      product: { name: 'Copper pan' },
      hidden: { by: 'Olive Owner', reason: 'Spam', at: clock.now().toISOString() },
    })
    const product = await shown()
    expect(product).toMatchObject({ rating: 4.5, numReviews: 2 })
    expect(product.reviews.map(({ rating }) => rating).toSorted()).toEqual([4, 5])
    expect(await database.prisma.auditEntry.findMany()).toMatchObject([
      {
        action: 'review.hidden',
        subject: `review:${ids[0]}`,
        details: { reason: 'Spam' },
        actorId: staff.id,
      },
    ])
  })

  test('is there again when it is shown again', async () => {
    await hide()
    expect((await show()).body).toMatchObject({ hidden: null })
    expect(await shown()).toMatchObject({ rating: 3.3, numReviews: 3 })
    expect((await shown()).reviews).toHaveLength(3)
  })

  test('is hidden once, however many hide it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => hide()))
    expect(tally(answers)).toEqual({ 200: 20 })
    expect(await shown()).toMatchObject({ rating: 4.5, numReviews: 2 })
    expect(await database.prisma.auditEntry.count()).toBe(1)
  })

  test('needs a reason', async () => {
    expect((await hide(ids[0], { reason: ' ' })).body).toMatchObject({
      message: reviewsCopy.hideReasonRequired,
    })
    expect(await shown()).toMatchObject({ numReviews: 3 })
  })

  test('nobody wrote is not found', async () => {
    expect(await hide('f'.repeat(24))).toMatchObject({
      status: 404,
      body: { message: reviewsCopy.reviewNotFound },
    })
    expect((await show('no-id')).status).toBe(404)
  })
})

test('twenty who hide and show at once leave the rating that the shown reviews make', async () => {
  await reviewed([1, 2, 3, 4, 5])
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? show : hide)(ids[index % ids.length])),
  )
  const left = await database.prisma.review.findMany({ where: { productId, hiddenAt: null } })
  const sum = left.reduce((total, { rating }) => total + rating, 0)
  expect(await database.prisma.product.findUniqueOrThrow({ where: { id: productId } })).toMatchObject({
    numReviews: left.length,
    ratingSum: sum,
  })
})

describe('the list', () => {
  test.each([
    ['state=hidden', [1]],
    ['state=visible&sort=rating', [4, 5]],
    ['rating=5', [5]],
    ['q=COPPER&sort=-rating', [5, 4, 1]],
    ['q=worth+4', [4]],
    ['q=wok', []],
  ])('narrowed by %s', async (query, ratings) => {
    await hide()
    const { body } = await call('GET', `/admin/reviews?${query}`, { token })
    expect((body['reviews'] as { rating: number }[]).map(({ rating }) => rating)).toEqual(ratings)
    expect(body).toMatchObject({ total: ratings.length, page: 1 })
  })

  test('refuses what it cannot be narrowed by', async () => {
    expect((await call('GET', '/admin/reviews?rating=6', { token })).status).toBe(400)
  })
})
