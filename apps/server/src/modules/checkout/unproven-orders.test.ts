import type { Order } from '@trivet/core/contract/orders'
import * as accountsCopy from '@trivet/core/copy/accounts'
import { unprovenOrdersPerDay } from '@trivet/core/accounts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, orderBody, postOrder } from '../../test/orders.ts'

// limits are on, as in every shop that is open
const shop = await testApp({ env: { rateLimits: true } })
const { app, database, clock } = shop
const pan = await createProduct(database, { countInStock: 500 })
const paid = orderBody(pan, { paymentToken: 'tok_test_success' })

const unproven = () => createGuest(shop, { emailProvenAt: null })
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).toSorted()

test('an unproven account places three orders a day, and the day is the shop’s', async () => {
  const { token } = await unproven()
  for (let n = 0; n < unprovenOrdersPerDay; n += 1) {
    expect((await postOrder(app, { token, body: paid })).statusCode).toBe(201)
  }
  const answer = await postOrder(app, { token, body: paid })
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({
    code: 'UNPROVEN_ORDERS_SPENT',
    message: accountsCopy.unprovenOrdersSpent(unprovenOrdersPerDay),
  })
  // it is four in the morning in Los Angeles
  expect(answer.headers['retry-after']).toBe(String(20 * 3600))
  clock.advance(20 * 3_600_000)
  expect((await postOrder(app, { token, body: paid })).statusCode).toBe(201)
})

test('ten orders at once are three', async () => {
  const { token } = await unproven()
  const answers = await Promise.all(Array.from({ length: 10 }, () => postOrder(app, { token, body: paid })))
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(unprovenOrdersPerDay)
  expect(statuses(answers).filter((status) => status >= 500 && status !== 503)).toEqual([])
})

test('a repeated request is the same order, and a declined card counts for nothing', async () => {
  const { token } = await unproven()
  const declined = { ...paid, paymentToken: 'tok_test_declined' }
  for (let n = 0; n < unprovenOrdersPerDay; n += 1) {
    expect((await postOrder(app, { token, body: declined })).statusCode).toBe(402)
  }
  const key = 'the-same-request'
  const first = await postOrder(app, { token, key, body: paid })
  for (let n = 1; n < unprovenOrdersPerDay; n += 1) await postOrder(app, { token, body: paid })
  const again = await postOrder(app, { token, key, body: paid })
  expect(again.json<Order>()._id).toBe(first.json<Order>()._id)
})

test('once the email is proven there is no such limit', async () => {
  const guest = await unproven()
  for (let n = 0; n < unprovenOrdersPerDay; n += 1) await postOrder(app, { token: guest.token, body: paid })
  await database.prisma.user.update({
    where: { id: guest.userId },
    data: { emailProvenAt: clock.now() },
  })
  expect((await postOrder(app, { token: guest.token, body: paid })).statusCode).toBe(201)
})
