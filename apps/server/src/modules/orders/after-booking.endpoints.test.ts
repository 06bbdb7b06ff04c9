import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'

const shop = await testApp()
const { app } = shop
const { book, as } = rentedKitchen(shop)
const { guest, order } = await book()
const id = order._id
const headers = { authorization: `Bearer ${guest.token}` }

async function mutate(procedure: string, input: object) {
  const answer = await app.inject({
    method: 'POST',
    url: `/trpc/orders.${procedure}`,
    headers,
    payload: input,
  })
  return answer.json()
}

test('what a change would cost is the same over tRPC and REST', async () => {
  const asked = encodeURIComponent(JSON.stringify({ id }))
  const cancellation = await app.inject({ url: `/trpc/orders.cancellation?input=${asked}`, headers })
  expect(cancellation.json().result.data).toEqual((await as(guest, 'GET', `/orders/${id}/cancellation`)).body)
  const request = { rentalEnd: '2026-12-20', dryRun: true }
  const dates = await as(guest, 'POST', `/orders/${id}/date-change`, request)
  expect((await mutate('changeDates', { id, ...request })).result.data).toEqual(dates.body)
  const extension = await as(guest, 'POST', `/orders/${id}/extension`, request)
  expect((await mutate('extend', { id, ...request })).result.data).toEqual(extension.body)
  expect([dates.body['charge'], extension.body['charge']]).toEqual([32.47, 32.47])
})

test('a refusal over tRPC carries the rule and its deadline', async () => {
  const { error } = await mutate('extend', { id, rentalEnd: '2026-12-17' })
  expect(error.data).toMatchObject({
    errorCode: 'ORDER_CHANGE_REFUSED',
    httpStatus: 409,
    details: {
      code: 'pickup-not-later',
      deadline: '2026-12-16T06:00:00.000Z',
      timeZone: 'America/Chicago',
    },
  })
})

test('an order cancelled over tRPC is cancelled over REST, and nobody signed out comes this far', async () => {
  const signedOut = await app.inject({ method: 'POST', url: `/api/orders/${id}/cancellation` })
  expect(signedOut.statusCode).toBe(401)
  const { result } = await mutate('cancel', { id, refund: 90.78 })
  expect(result.data).toMatchObject({ refund: 90.78, order: { status: 'cancelled' } })
  expect((await as(guest, 'GET', `/orders/${id}`)).body).toEqual(result.data.order)
})
