import * as catalogCopy from '@trivet/core/copy/catalog'
import * as generalCopy from '@trivet/core/copy/general'
import * as reviewsCopy from '@trivet/core/copy/reviews'
import type { Product, Review } from '@trivet/core/contract/catalog'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct, createUser, signIn } from '../../test/factories.ts'

const { app, database, clock } = await testApp()

let productId: string
let token: string

beforeEach(async () => {
  productId = (await createProduct(database)).id
  token = await signIn(database, await createUser(database, { name: 'Ana Alvarez' }), clock)
})

async function review(body: object | string, { id = productId, bearer = token, on = app } = {}) {
  const answer = await on.inject({
    method: 'POST',
    url: `/api/products/${id}/reviews`,
    headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), 'content-type': 'application/json' },
    payload: body,
  })
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message }
}

async function shown(): Promise<Product> {
  return (await app.inject({ url: `/api/products/${productId}` })).json<Product>()
}

test('a review is stored, counted and shown', async () => {
  expect(await review({ rating: 4, comment: '  Good pans  ' })).toEqual({
    status: 201,
    message: reviewsCopy.reviewSubmitted,
  })
  const product = await shown()
  expect(product).toMatchObject({ rating: 4, numReviews: 1 })
  expect(product.reviews).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Ana Alvarez',
      rating: 4,
      comment: 'Good pans',
      isVerified: false,
      createdAt: '2026-12-01T12:00:00.000Z',
    },
  ])
})

test('whoever wrote a review reads it again, and nobody else does', async () => {
  const own = async (bearer: string) => {
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
    const answer = await app.inject({ url: `/api/products/${productId}/reviews/own`, headers })
    return answer.statusCode === 200 ? answer.json<{ review: Review | null }>().review : answer.statusCode
  }
  expect(await own(token)).toBeNull()
  await review({ rating: 4, comment: 'Good pans' })
  expect(await own(token)).toEqual((await shown()).reviews[0])
  expect(await own(await signIn(database, await createUser(database), clock))).toBeNull()
  expect(await own('')).toBe(401)
})

test('a missing rating means 5 stars', async () => {
  await review({ comment: 'Lovely' })
  expect((await shown()).rating).toBe(5)
})

test('the rating is the mean with one decimal', async () => {
  for (const rating of [5, 4, 4]) {
    const bearer = await signIn(database, await createUser(database), clock)
    await review({ rating, comment: 'Good' }, { bearer })
  }
  expect(await shown()).toMatchObject({ rating: 4.3, numReviews: 3 })
})

describe('is refused', () => {
  test('without a token, before the body is looked at', async () => {
    const refusal = { status: 401, message: reviewsCopy.reviewSignInRequired }
    expect(await review({ comment: 'Good' }, { bearer: '' })).toEqual(refusal)
    expect(await review({ rating: 'x' }, { bearer: '' })).toEqual(refusal)
    expect(await review({ comment: 'Good' }, { bearer: 'x'.repeat(43) })).toEqual(refusal)
  })

  test.each([
    ['no comment', {}, reviewsCopy.reviewCommentRequired],
    ['a blank comment', { comment: ' \n\t ' }, reviewsCopy.reviewCommentRequired],
    ['a comment that is no text', { comment: { not: '' } }, reviewsCopy.reviewCommentRequired],
    ['a comment over 2,000 characters', { comment: '🍳'.repeat(2001) }, reviewsCopy.reviewCommentTooLong],
    ['control characters in the comment', { comment: 'Good\u0007' }, generalCopy.invalidInput],
    ['0 stars', { comment: 'Bad', rating: 0 }, reviewsCopy.reviewRatingRange],
    ['6 stars', { comment: 'Good', rating: 6 }, reviewsCopy.reviewRatingRange],
    ['half a star', { comment: 'Good', rating: 4.5 }, reviewsCopy.reviewRatingRange],
    ['stars as text', { comment: 'Good', rating: '5' }, reviewsCopy.reviewRatingRange],
    ['null stars', { comment: 'Good', rating: null }, reviewsCopy.reviewRatingRange],
  ])('with %s', async (_case, body, message) => {
    expect(await review(body)).toEqual({ status: 400, message })
    expect((await shown()).numReviews).toBe(0)
  })

  test('for a product that is not there, or not any more', async () => {
    const refusal = { status: 404, message: catalogCopy.productNotFound }
    const archived = await createProduct(database, { archivedAt: testNow })
    expect(await review({ comment: 'Good' }, { id: 'a'.repeat(24) })).toEqual(refusal)
    expect(await review({ comment: 'Good' }, { id: 'not-an-id' })).toEqual(refusal)
    expect(await review({ comment: 'Good' }, { id: archived.id })).toEqual(refusal)
  })

  test('a second time by the same customer', async () => {
    await review({ comment: 'Good', rating: 5 })
    expect(await review({ comment: 'Bad after all', rating: 1 })).toEqual({
      status: 409,
      message: reviewsCopy.alreadyReviewed,
    })
    expect(await shown()).toMatchObject({ rating: 5, numReviews: 1 })
  })
})

test('a comment of exactly 2,000 characters fits', async () => {
  expect((await review({ comment: '🍳'.repeat(2000) })).status).toBe(201)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'); DROP TABLE x",
])('the comment %s is text like any other', async (comment) => {
  await review({ comment })
  expect((await shown()).reviews[0]?.comment).toBe(comment)
})

test('author, product and date come from the server, whatever the body says', async () => {
  const other = await createProduct(database)
  await review({
    comment: 'Good',
    name: 'The owner',
    user: 'x',
    id: other.id,
    _id: 'x',
    createdAt: '2020-01-01',
    numReviews: 9,
  })
  expect((await shown()).reviews).toMatchObject([
    { name: 'Ana Alvarez', createdAt: '2026-12-01T12:00:00.000Z' },
  ])
  expect((await shown()).numReviews).toBe(1)
})

test('twenty reviews by one customer at once are one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => review({ comment: 'Good', rating: 3 })))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)])
  expect(await shown()).toMatchObject({ rating: 3, numReviews: 1 })
})

test('reviews by twenty customers at once all count', async () => {
  const bearers = await Promise.all(
    Array.from({ length: 20 }, async () => signIn(database, await createUser(database), clock)),
  )
  await Promise.all(
    bearers.map((bearer, index) => review({ comment: 'Good', rating: (index % 5) + 1 }, { bearer })),
  )
  expect(await shown()).toMatchObject({ rating: 3, numReviews: 20 })
})

test('the eleventh review within an hour has to wait', async () => {
  const limited = await testApp({ database, clock, env: { rateLimits: true } })
  for (let count = 1; count <= 10; count += 1) {
    const { id } = await createProduct(database)
    expect((await review({ comment: 'Good' }, { id, on: limited.app })).status).toBe(201)
  }
  expect(await review({ comment: 'Good' }, { on: limited.app })).toEqual({
    status: 429,
    message: generalCopy.tooManyRequests,
  })
})
