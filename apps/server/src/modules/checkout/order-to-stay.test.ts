import type { Order } from '@trivet/core/contract/orders'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { createGuest, getAs, orderBody, postAs, postOrder } from '../../test/orders.ts'
import { createHost, createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'

const shop = await testApp()
const { app, database } = shop
const call = restClient(app)
const pan = await createProduct(database, { countInStock: 500 })
const host = await createHost(shop)
const casa = {
  title: 'Casa Azul',
  address: { street: '90412 Congress Ave', city: 'Austin', state: 'TX', postalCode: '78704', country: 'USA' },
  airbnbListing: 'https://www.airbnb.com/rooms/4100213',
  accessNotes: 'Key in the grey box, code #2580',
}
const saveStay = async () =>
  String((await call('POST', '/users/stays', { token: host.token, body: casa })).body['slug'])

const { rentalAddress: _address, ...bodyWithoutAddress } = orderBody(pan)

describe('an order to a stay', () => {
  test('goes to the host’s address, which shows with the notes once it is paid and no longer when cancelled', async () => {
    const stay = await saveStay()
    const guest = await createGuest(shop)
    const staff = await createStaff(shop)
    const placed = await postOrder(app, { token: guest.token, body: { ...bodyWithoutAddress, stay } })
    expect(placed.statusCode).toBe(201)
    const order = placed.json<Order>()
    const hidden = {
      rentalAddress: { street: '', city: 'Austin', state: 'TX', postalCode: '', country: 'USA' },
      airbnbListing: null,
      stay: { title: 'Casa Azul', accessNotes: null },
    }
    expect(order).toMatchObject(hidden)
    const url = `/api/orders/${order._id}`
    const seen = async (viewer = guest) => (await getAs(app, viewer, url)).json<Order>()
    expect(await seen()).toMatchObject(hidden)
    expect((await getAs(app, guest, '/api/orders/myorders')).json()).toMatchObject([hidden])
    const mails = await database.prisma.queuedMail.findMany({ where: { recipient: guest.email } })
    expect(JSON.stringify(mails)).not.toContain('#2580')

    const open = {
      rentalAddress: casa.address,
      airbnbListing: casa.airbnbListing,
      stay: { accessNotes: casa.accessNotes },
    }
    expect(await seen(staff)).toMatchObject(open)
    const paid = await postAs(app, guest, `${url}/pay`, { paymentToken: 'tok_test_success' })
    expect(paid.json()).toMatchObject(open)
    expect(await seen()).toMatchObject(open)

    await database.prisma.order.update({ where: { id: order._id }, data: { status: 'cancelled' } })
    expect(await seen()).toMatchObject(hidden)
  })

  test('keeps its notes when the page is taken down', async () => {
    const stay = await saveStay()
    const guest = await createGuest(shop)
    const body = { ...bodyWithoutAddress, stay, paymentToken: 'tok_test_success' }
    const order = (await postOrder(app, { token: guest.token, body })).json<Order>()
    const { id } = await database.prisma.stay.findUniqueOrThrow({ where: { slug: stay } })
    await app.inject({
      method: 'DELETE',
      url: `/api/users/stays/${id}`,
      headers: { authorization: `Bearer ${host.token}` },
    })
    expect((await getAs(app, guest, `/api/orders/${order._id}`)).json()).toMatchObject({
      stay: { accessNotes: casa.accessNotes },
    })
    const again = await postOrder(app, { token: guest.token, body })
    expect(again.statusCode).toBe(404)
  })

  test('does not take another address from the body', async () => {
    const stay = await saveStay()
    const guest = await createGuest(shop)
    const { _id } = (
      await postOrder(app, { token: guest.token, body: { ...orderBody(pan), stay } })
    ).json<Order>()
    const stored = await database.prisma.order.findUniqueOrThrow({ where: { id: _id } })
    expect(stored).toMatchObject({
      street: casa.address.street,
      postalCode: '78704',
      timeZone: 'America/Chicago',
    })
  })

  test('is refused for a page that is not there, as is an order to nowhere', async () => {
    const guest = await createGuest(shop)
    const send = (body: object) => postOrder(app, { token: guest.token, body })
    expect((await send({ ...bodyWithoutAddress, stay: 'casa-nowhere-222222' })).statusCode).toBe(404)
    expect((await send(bodyWithoutAddress)).statusCode).toBe(400)
  })
})

test('an order to an address says nothing of a stay', async () => {
  const guest = await createGuest(shop)
  const order = (await postOrder(app, { token: guest.token, body: orderBody(pan) })).json<Order>()
  expect(order).not.toHaveProperty('stay')
  expect(order).not.toHaveProperty('refunds')
  expect(order.rentalAddress.street).not.toBe('')
})
