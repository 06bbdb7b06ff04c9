import type { Review } from '@trivet/core/contract/catalog'
import * as reviewsCopy from '@trivet/core/copy/reviews'
import type { Order } from '@trivet/core/contract/orders'
import { orderStatuses } from '@trivet/core/orders'
import { hadItStatuses } from '@trivet/core/reviews'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct, createUser } from '../../test/factories.ts'
import { createGuest, orderBody, postOrder, stepTo } from '../../test/orders.ts'
import { newId } from '../../platform/ids.ts'

const shop = await testApp()
const { app, database, clock } = shop

async function write(facts: {
  productId: string
  userId: string
  rating?: number
  hiddenAt?: Date
  at?: number
}) {
  const { at = 0, rating = 4, ...others } = facts
  const createdAt = new Date(clock.now().getTime() + at)
  const data = { id: newId(), name: 'Ana', comment: 'Good', rating, createdAt, ...others }
  return database.prisma.review.create({ data })
}

async function reviewsOf(productId: string, sort = ''): Promise<Review[]> {
  return (await app.inject(`/api/products/${productId}/reviews${sort && `?sort=${sort}`}`)).json()
}

describe('the reviews of a product', () => {
  test('come newest, highest or lowest first; hidden ones do not come', async () => {
    const product = await createProduct(database)
    for (const [at, rating] of [3, 5, 1].entries()) {
      const { id: userId } = await createUser(database)
      await write({ productId: product.id, userId, rating, at })
    }
    const { id: hider } = await createUser(database)
    const hidden = await write({ productId: product.id, userId: hider, rating: 2, at: 9 })
    await database.prisma.review.update({
      where: { id: hidden.id },
      data: { hiddenAt: clock.now(), hiddenBy: hider, hiddenReason: 'Spam' },
    })
    const ratings = async (sort?: string) => (await reviewsOf(product.id, sort)).map(({ rating }) => rating)
    expect(await ratings()).toEqual([1, 5, 3])
    expect(await ratings('newest')).toEqual([1, 5, 3])
    expect(await ratings('highest')).toEqual([5, 3, 1])
    expect(await ratings('lowest')).toEqual([1, 3, 5])
  })

  test('are not sorted by anything else, and an unknown product has none', async () => {
    const product = await createProduct(database)
    const bad = await app.inject(`/api/products/${product.id}/reviews?sort=funniest`)
    expect([bad.statusCode, bad.json().message]).toEqual([400, reviewsCopy.invalidReviewSort])
    for (const id of ['f'.repeat(24), 'nothing']) {
      expect((await app.inject(`/api/products/${id}/reviews`)).statusCode).toBe(404)
    }
  })

  test('are verified once their author had the product, and not those of somebody else', async () => {
    const product = await createProduct(database)
    const other = await createProduct(database)
    const guest = await createGuest(shop)
    const stranger = await createUser(database)
    const order = (
      await postOrder(app, {
        token: guest.token,
        body: orderBody(product, { paymentToken: 'tok_test_success' }),
      })
    ).json<Order>()
    await write({ productId: product.id, userId: guest.userId, at: 1 })
    await write({ productId: product.id, userId: stranger.id })
    await write({ productId: other.id, userId: guest.userId })
    const staff = await createGuest(shop, { isAdmin: true })
    const verified = async () => {
      const reviews = await reviewsOf(product.id)
      const page = (await app.inject(`/api/products/${product.id}`)).json<{ reviews: Review[] }>()
      expect(page.reviews).toEqual(reviews)
      return reviews.map(({ isVerified }) => isVerified)
    }
    for (const status of ['packed', 'dispatched', 'delivered', 'collected', 'completed']) {
      const answer = await app.inject({
        method: 'PUT',
        url: `/api/orders/${order._id}/status`,
        headers: { authorization: `Bearer ${staff.token}` },
        payload: stepTo(status),
      })
      expect(answer.statusCode).toBe(200)
      const hadIt = status !== 'packed' && status !== 'dispatched'
      expect([status, await verified()]).toEqual([status, [hadIt, false]])
    }
    expect((await reviewsOf(other.id)).map(({ isVerified }) => isVerified)).toEqual([false])
  })

  test('are verified at once when they are written after the delivery, and not after any other order', async () => {
    const product = await createProduct(database, { countInStock: 20 })
    for (const status of orderStatuses) {
      const guest = await createGuest(shop)
      const order = (await postOrder(app, { token: guest.token, body: orderBody(product) })).json<Order>()
      await database.prisma.order.update({
        where: { id: order._id },
        data: { status, paymentStatus: 'paid', paidAt: new Date('2026-12-01'), holdExpiresAt: null },
      })
      const written = await app.inject({
        method: 'POST',
        url: `/api/products/${product.id}/reviews`,
        headers: { authorization: `Bearer ${guest.token}` },
        payload: { rating: 5, comment: status },
      })
      expect(written.statusCode).toBe(201)
    }
    const reviews = await reviewsOf(product.id)
    const verified = reviews.filter(({ isVerified }) => isVerified).map(({ comment }) => comment)
    expect(verified.toSorted()).toEqual([...hadItStatuses].toSorted())
  })
})
