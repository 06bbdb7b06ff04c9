import * as addressCopy from '@trivet/core/copy/address'
import { addDays, calendarDate } from '@trivet/core/dates'
import { extractText } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { testApp } from '../../test/app.ts'
import { rentedAt, rentedKitchen } from '../../test/booked.ts'
import { createProduct, signIn } from '../../test/factories.ts'
import { address, createGuest, firstDay, orderBody, postOrder } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'
import { restClient } from '../accounts/test-client.ts'
import { isOrderTemplate, orderMail } from '../mail/templates/templates.ts'
import { mailHtml } from '../mail/templates/mail-html.ts'
import { mailText } from '../mail/templates/mail-text.ts'
import { sampleMails } from '../mail/templates/sample-mails.ts'
import { remindOfAddresses } from './reminders/remind-of-addresses.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma, sql } = database
const { book } = rentedKitchen(shop)
const call = restClient(app)
const staff = await createStaff(shop)

beforeEach(() => clock.set(rentedAt))

const airbnbListing = 'http://www.airbnb.com/rooms/12345'
const listed = { airbnbListing, rentalAddress: { city: 'Austin', postalCode: '78704' } }
const placeholder = {
  street: 'Airbnb listing address',
  city: 'Airbnb city',
  state: 'Airbnb state',
  postalCode: '00000',
  country: 'USA',
} as const

const asStaff = async () => signIn(database, { id: staff.userId }, clock)
const setStatus = async (id: string, status: string) =>
  call('PUT', `/orders/${id}/status`, { token: await asStaff(), body: { status } })

describe('an order to a listing', () => {
  test('may stand without its street, with city and ZIP code, and says so', async () => {
    const { order } = await book(listed)
    expect(order).toMatchObject({
      addressNeeded: true,
      rentalAddress: { street: '', city: 'Austin', state: 'TX', postalCode: '78704', country: 'USA' },
      airbnbListing: 'https://www.airbnb.com/rooms/12345',
      timeZone: 'America/Chicago',
    })
    const told = await book()
    expect(told.order).not.toHaveProperty('addressNeeded')
  })

  test.each([
    ['the placeholder alone', { rentalAddress: placeholder }, ['city', 'postalCode']],
    ['no ZIP code', { rentalAddress: { ...placeholder, city: 'Austin' } }, ['postalCode']],
    ['no city', { rentalAddress: { postalCode: '78704' } }, ['city']],
  ])('needs its place: not with %s', async (_case, changed, missing) => {
    const { order: refused } = await book({ ...listed, ...changed })
    expect(refused).toMatchObject({
      code: 'INVALID_INPUT',
      errors: missing.map((part) => ({
        path: `rentalAddress.${part}`,
        message: addressCopy.fillListingPlace,
      })),
    })
  })

  test.each([
    ['787', 'INVALID_INPUT'],
    ['59718', 'OUTSIDE_SERVICE_AREA'],
  ])('is refused with a ZIP code of %s', async (postalCode, code) => {
    const { order: refused } = await book({ ...listed, rentalAddress: { city: 'Austin', postalCode } })
    expect(refused).toMatchObject({ code })
  })

  test('needs every part of its address without a link', async () => {
    const { order: refused } = await book({ rentalAddress: { city: 'Austin', postalCode: '78704' } })
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', message: addressCopy.fillAddress })
  })
})

describe('without its street', () => {
  test('an order is packed, but not dispatched', async () => {
    const { guest, order } = await book(listed)
    expect((await setStatus(order._id, 'packed')).status).toBe(200)
    expect(await setStatus(order._id, 'dispatched')).toMatchObject({
      status: 409,
      body: { code: 'ADDRESS_NEEDED', message: addressCopy.addressNeededForDispatch },
    })
    const many = await call('POST', '/admin/orders/status-changes', {
      token: await asStaff(),
      body: { orders: [{ id: order._id, from: 'packed' }], status: 'dispatched' },
    })
    expect(many.body).toMatchObject({
      results: [{ outcome: 'skipped', reason: addressCopy.addressNeededForDispatch }],
    })
    const give = async (rentalAddress: object) =>
      call('PUT', `/orders/${order._id}/delivery`, {
        token: await signIn(database, { id: guest.userId }, clock),
        body: { rentalAddress, version: 1 },
      })
    const outside = { ...address, city: 'Bozeman', state: 'MT', postalCode: '59718' }
    expect(await give(outside)).toMatchObject({ status: 422, body: { code: 'OUTSIDE_SERVICE_AREA' } })
    expect(await give({ ...address, street: placeholder.street })).toMatchObject({ status: 400 })
    const given = await give(address)
    expect(given).toMatchObject({ status: 200, body: { order: { rentalAddress: address } } })
    expect(given.body['order']).not.toHaveProperty('addressNeeded')
    expect((await setStatus(order._id, 'dispatched')).status).toBe(200)
  })

  test('the database lets no order out, and takes no placeholder', async () => {
    const { order } = await book(listed)
    const refused = async (data: object) => {
      const error: unknown = await prisma.order
        .update({ where: { id: order._id }, data })
        .catch((e: unknown) => e)
      return brokenConstraint(error) ?? String(error)
    }
    expect(await refused({ status: 'dispatched' })).toContain('orders_street_before_dispatch')
    expect(await refused({ airbnbListing: null })).toContain('orders_street_follows_for_listings')
    expect(await refused({ street: placeholder.street })).toContain('orders_no_placeholder_address')
  })

  test('staff find the order in a view of its own, until the street is there', async () => {
    const { order } = await book(listed)
    const found = async () => {
      const { body } = await call('GET', '/orders?view=address-needed', { token: await asStaff() })
      return (body['orders'] as { _id: string }[]).some(({ _id }) => _id === order._id)
    }
    expect(await found()).toBe(true)
    await prisma.order.update({ where: { id: order._id }, data: { street: address.street } })
    expect(await found()).toBe(false)
  })

  test('a route sheet does not lead there, and says which order is left out', async () => {
    const { order } = await book({ ...listed, rentalStart: '2026-12-14' })
    const sheet = await app.inject({
      url: '/api/admin/dispatch/route-sheet.pdf?day=2026-12-14',
      headers: { authorization: `Bearer ${await asStaff()}` },
    })
    const text = await textOf(sheet.rawPayload)
    expect(text).toContain('Do not load')
    expect(text).toContain(order.number)
    expect(text).toContain(addressCopy.addressNeededForDispatch)
  })

  test('no document, calendar or mail has a placeholder: they say that the address follows', async () => {
    const { guest, order } = await book(listed)
    const token = await signIn(database, { id: guest.userId }, clock)
    const file = async (path: string, as = token) => {
      const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${as}` } })
      expect([path, answer.statusCode]).toEqual([path, 200])
      return path.includes('.pdf') ? textOf(answer.rawPayload) : answer.body.replaceAll(/\r\n /g, '')
    }
    const texts = [
      await file(`/orders/${order._id}/invoice.pdf`),
      await file(`/orders/${order._id}/arrival-card.pdf`),
      await file(`/orders/${order._id}/calendar.ics`),
      await file(`/admin/orders/${order._id}/packing-list.pdf`, await asStaff()),
    ]
    for (const text of texts) expect(text).toContain(addressCopy.addressToFollow)
    for (const [template, data] of Object.entries(sampleMails)) {
      if (!isOrderTemplate(template as never)) continue
      const content = orderMail({
        template: template as 'order-confirmed',
        data: data as { orderId: string },
        order,
        publicUrl: 'https://trivet.example',
        now: clock.now(),
      })
      texts.push(content.subject, await mailHtml(content), mailText(content))
      for (const { content: attached } of content.attachments ?? []) texts.push(attached)
    }
    for (const text of texts)
      expect(text).not.toMatch(/Airbnb (listing address|city|state)|\b00000\b|undefined/)
  })
})

describe('the street is asked for', () => {
  const needs = { sql, clock }
  const at = (instant: string) => clock.set(instant)
  const asked = async (orderId: string) =>
    (await prisma.queuedMail.findMany({ where: { orderId, template: 'address-needed' } }))
      .map(({ dedupeKey }) => dedupeKey.split(':').at(-1))
      .toSorted()

  test('seven and three days before, each once, from nine at the place, by any number of processes', async () => {
    const { order } = await book(listed)
    expect(order.rentalStart).toBe(firstDay)
    at('2026-12-03T14:59:00Z') // 8:59 in Austin
    await remindOfAddresses(needs)
    expect(await asked(order._id)).toEqual([])
    at('2026-12-03T15:00:00Z')
    await Promise.all([remindOfAddresses(needs), remindOfAddresses(needs)])
    await remindOfAddresses(needs)
    expect(await asked(order._id)).toEqual(['7'])
    at('2026-12-07T14:59:00Z')
    await remindOfAddresses(needs)
    expect(await asked(order._id)).toEqual(['7'])
    at('2026-12-07T15:00:00Z')
    await Promise.all([remindOfAddresses(needs), remindOfAddresses(needs)])
    expect(await asked(order._id)).toEqual(['3', '7'])
  })

  test('not once it is there, nor of an order that is not coming', async () => {
    const given = await book(listed)
    const cancelled = await book(listed)
    await prisma.order.update({ where: { id: given.order._id }, data: { street: address.street } })
    await prisma.order.update({ where: { id: cancelled.order._id }, data: { status: 'cancelled' } })
    at('2026-12-03T18:00:00Z')
    await remindOfAddresses(needs)
    expect([await asked(given.order._id), await asked(cancelled.order._id)]).toEqual([[], []])
  })

  test('by the confirmation where it was booked later', async () => {
    at('2026-12-05T12:00:00Z')
    const guest = await createGuest(shop)
    const pan = await createProduct(database, { priceCents: 7000 })
    const body = { ...orderBody(pan, { paymentToken: 'tok_test_success' }), ...listed }
    const { _id: id } = (await postOrder(app, { token: guest.token, body })).json<{ _id: string }>()
    at('2026-12-05T18:00:00Z')
    await remindOfAddresses(needs)
    expect(await asked(id)).toEqual([])
    at('2026-12-07T18:00:00Z')
    await remindOfAddresses(needs)
    expect(await asked(id)).toEqual(['3'])
    expect(addDays(calendarDate('2026-12-07'), 3)).toBe(firstDay)
  })
})

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
