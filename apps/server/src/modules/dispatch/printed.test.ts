import { unpaidDoNotPack } from '@trivet/core/copy/dispatch'
import { addDays, calendarDate } from '@trivet/core/dates'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { rentedKitchen } from '../../test/booked.ts'
import { createProduct } from '../../test/factories.ts'
import { orderChanges } from '../../test/order-changes.ts'
import { address, createGuest, createKit, stepTo } from '../../test/orders.ts'
import { createStaff } from '../../test/referrals.ts'

const shop = await testApp()
const { app, database } = shop
const { as, book } = rentedKitchen(shop)
const staff = await createStaff(shop)

const get = (path: string, token = staff.token) =>
  app.inject({ url: `/api/admin${path}`, headers: { authorization: `Bearer ${token}` } })

async function read(path: string) {
  const answer = await get(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { text } = await extractText(pdf, { mergePages: true })
  return { pages: pdf.numPages, text }
}

const plate = await createProduct(database, { name: 'Dinner plate', countInStock: 400 })
const pan = await createProduct(database, { name: 'Copper pan', countInStock: 400, priceCents: 7000 })
const kit = await createKit(database, {
  fleet: 400,
  components: [
    { product: plate, quantity: 4 },
    { product: pan, quantity: 1 },
  ],
})

describe('a route sheet', () => {
  test('has the stops of a day by window and ZIP, with all a driver needs', async () => {
    const day = calendarDate('2027-03-10')
    const guest = await createGuest(shop, { name: 'Łukasz Ortiz', phone: '+1 512 555 0101' })
    const at = (postalCode: string, street: string, state = 'TX') => ({
      rentalAddress: { ...address, postalCode, street, state },
    })
    await book({
      item: kit,
      guest,
      rentalStart: day,
      rentalEnd: addDays(day, 7),
      ...at('78704', '9 South Rd'),
    })
    await book({
      item: pan,
      rentalStart: day,
      rentalEnd: addDays(day, 3),
      ...at('78701', '1 North Rd'),
      qty: 2,
    })
    await book({
      item: pan,
      rentalStart: addDays(day, -5),
      rentalEnd: day,
      ...at('80205', '5 Mile Rd', 'CO'),
    })
    const { pages, text } = await read(`/dispatch/route-sheet.pdf?day=${day}`)
    expect(pages).toBe(2)
    for (const words of ['Austin', 'Denver', 'Wed, Mar 10, 2027', 'Delivery, 9am-3pm', 'Pickup, 11am-5pm']) {
      expect(text).toContain(words)
    }
    expect(text).toContain('Łukasz Ortiz')
    expect(text).toContain('+1 512 555 0101')
    expect(text.indexOf('1 North Rd')).toBeLessThan(text.indexOf('9 South Rd'))
    const austin = await read(`/dispatch/route-sheet.pdf?day=${day}&area=Austin`)
    expect(austin.pages).toBe(1)
    expect(austin.text).not.toContain('5 Mile Rd')
  })

  test('of a day without stops says so, and a day that is none is refused', async () => {
    expect((await read('/dispatch/route-sheet.pdf?day=2027-08-01')).text).toContain('No stops')
    expect((await get('/dispatch/route-sheet.pdf?day=today')).statusCode).toBe(400)
  })

  test('printed while it is driven has what is still to do, and says so once that is nothing', async () => {
    const day = calendarDate('2027-04-12')
    const made = {
      rentalStart: day,
      rentalEnd: addDays(day, 3),
      rentalAddress: { ...address, street: '1 Made Rd' },
    }
    const fetched = {
      rentalStart: addDays(day, -3),
      rentalEnd: day,
      rentalAddress: { ...address, street: '2 Fetched Rd' },
    }
    const { order: delivery } = await book({ item: pan, ...made })
    const { order: pickup } = await book({ item: pan, ...fetched })
    const setStatus = (id: string, status: string) => as(staff, 'PUT', `/orders/${id}/status`, stepTo(status))
    const sheet = async () => (await read(`/dispatch/route-sheet.pdf?day=${day}`)).text
    for (const status of ['packed', 'dispatched', 'delivered']) await setStatus(pickup._id, status)
    for (const street of ['1 Made Rd', '2 Fetched Rd']) expect(await sheet()).toContain(street)
    for (const status of ['packed', 'dispatched', 'delivered']) await setStatus(delivery._id, status)
    expect(await sheet()).not.toContain('1 Made Rd')
    expect(await sheet()).toContain('2 Fetched Rd')
    await setStatus(pickup._id, 'collected')
    expect(await sheet()).toContain('No stops')
    await setStatus(pickup._id, 'completed')
    expect(await sheet()).toContain('No stops')
  })

  test('says of an order that owes a part of its price that nobody drives there, until it is on account', async () => {
    const day = calendarDate('2027-04-20')
    const { order } = await book({ item: pan, rentalStart: day, rentalEnd: addDays(day, 3) })
    const { change } = orderChanges(shop, staff)
    await change(order._id, { items: { [pan.id]: 2 } })
    const sheet = async () => (await read(`/dispatch/route-sheet.pdf?day=${day}`)).text
    expect(await sheet()).toContain('Unpaid $75.77: do not drive')
    const packed = { ...stepTo('packed'), onAccountBecause: 'Pays at the door' }
    expect((await as(staff, 'PUT', `/orders/${order._id}/status`, packed)).status).toBe(200)
    expect(await sheet()).toContain('Due $75.77')
  })

  test('goes on over as many sheets as a long day needs, and tears no stop', async () => {
    const day = calendarDate('2027-05-10')
    for (let made = 0; made < 14; made += 1) {
      await book({
        item: pan,
        rentalStart: day,
        rentalEnd: addDays(day, 3),
        rentalAddress: { ...address, street: `${made} Long Day Lane` },
      })
    }
    const { pages, text } = await read(`/dispatch/route-sheet.pdf?day=${day}`)
    expect(pages).toBeGreaterThan(1)
    expect(text.match(/Long Day Lane/g)).toHaveLength(14)
  })
})

test('a packing list opens kits and counts their pieces', async () => {
  const { order } = await book({ item: kit, qty: 2 })
  const { pages, text } = await read(`/orders/${order._id}/packing-list.pdf`)
  // the list, and the labels of its crates
  expect(pages).toBe(2)
  expect(text).toContain('2 × Essential Kit')
  expect(text).toMatch(/Dinner plate\s*8/)
  expect(text).toMatch(/Copper pan\s*2/)
  expect(text).toMatch(/Pieces\s*10/)
  expect((await get(`/orders/${'f'.repeat(24)}/packing-list.pdf`)).statusCode).toBe(404)
})

test('a packing list says that nobody may pack it yet where its order owes a part of its price', async () => {
  const { order } = await book({ item: pan })
  const list = async () => (await read(`/orders/${order._id}/packing-list.pdf`)).text
  expect(await list()).not.toContain(unpaidDoNotPack)
  await orderChanges(shop, staff).change(order._id, { items: { [pan.id]: 2 } })
  expect(await list()).toContain(unpaidDoNotPack)
})

test('a packing list that is printed again after the pickup has all that was packed', async () => {
  const { order } = await book({ item: kit })
  for (const status of ['packed', 'dispatched', 'delivered'])
    await as(staff, 'PUT', `/orders/${order._id}/status`, stepTo(status))
  const counts = [{ product: plate.id, missing: 1, damaged: 1, takeOut: 2 }]
  expect((await as(staff, 'POST', `/admin/dispatch/orders/${order._id}/pickup`, { counts })).status).toBe(200)
  const { text } = await read(`/orders/${order._id}/packing-list.pdf`)
  expect(text).toMatch(/Dinner plate\s*4/)
  expect(text).not.toContain('was given other components')
})

test('the packing lists of a day are one file, list and labels for each delivery that is still to be made', async () => {
  const day = calendarDate('2027-07-10')
  const on = { item: kit, rentalStart: day, rentalEnd: addDays(day, 3) }
  const { order: late } = await book({ ...on, deliveryWindow: 'late' })
  const { order: early } = await book({ ...on, deliveryWindow: 'early' })
  const { order: unpaid } = await book({ ...on, paymentToken: undefined })
  const { order: pickup } = await book({ item: pan, rentalStart: addDays(day, -3), rentalEnd: day })
  const { pages, text } = await read(`/dispatch/packing-lists.pdf?day=${day}`)
  expect(pages).toBe(4)
  expect(text.match(/Dinner plate/g)).toHaveLength(2)
  expect(text.match(/1\/1/g)).toHaveLength(4)
  expect(text.indexOf(early.number)).toBeLessThan(text.indexOf(late.number))
  for (const { number } of [unpaid, pickup]) expect(text).not.toContain(number)
  const denver = await read(`/dispatch/packing-lists.pdf?day=${day}&area=Denver`)
  expect(denver.text).toContain('Nothing to pack')
  expect((await get('/dispatch/packing-lists.pdf?day=today')).statusCode).toBe(400)
})

test('packing lists say in which depot, lie depot by depot, and are those of one where it is asked for', async () => {
  const day = calendarDate('2027-08-10')
  const on = { item: pan, rentalStart: day, rentalEnd: addDays(day, 3) }
  const { order: there } = await book({ ...on, deliveryWindow: 'early' })
  const { order: here } = await book({ ...on, deliveryWindow: 'late' })
  expect((await read(`/orders/${there._id}/packing-list.pdf`)).text).not.toContain('Main depot')
  const depotId = newId()
  await database.prisma.depot.create({ data: { id: depotId, name: 'North depot' } })
  await database.prisma.order.update({ where: { id: there._id }, data: { depotId } })
  expect((await read(`/orders/${there._id}/packing-list.pdf`)).text).toContain('North depot')
  const all = await read(`/dispatch/packing-lists.pdf?day=${day}`)
  expect(all.text.indexOf(here.number)).toBeLessThan(all.text.indexOf(there.number))
  const north = await read(`/dispatch/packing-lists.pdf?day=${day}&depot=${depotId}`)
  expect(north.text).toContain(there.number)
  expect(north.text).not.toContain(here.number)
  await database.prisma.order.update({ where: { id: there._id }, data: { depotId: 'main' } })
  await database.prisma.depot.delete({ where: { id: depotId } })
})

test('route sheet and packing list have what the guest told the driver, cut off what stays in the kitchen', async () => {
  const day = calendarDate('2027-06-10')
  const { order } = await book({
    item: pan,
    rentalStart: day,
    rentalEnd: addDays(day, 3),
    phone: '512 555 0177',
    access: 'Gate 4711',
    deliveryNotes: 'The dog is friendly',
    deliveryWindow: 'late',
  })
  const sheet = await read(`/dispatch/route-sheet.pdf?day=${day}`)
  const list = await read(`/orders/${order._id}/packing-list.pdf`)
  for (const { text } of [sheet, list]) {
    for (const told of ['(512) 555-0177', 'Gate 4711', 'The dog is friendly', '12pm-3pm']) {
      expect(text).toContain(told)
    }
  }
  expect(list.text.indexOf('Cut off here')).toBeLessThan(list.text.indexOf('Gate 4711'))
})

test('what is printed is for staff', async () => {
  const { guest, order } = await book({ item: pan })
  for (const path of ['/dispatch/route-sheet.pdf?day=2026-12-10', `/orders/${order._id}/packing-list.pdf`]) {
    expect((await app.inject({ url: `/api/admin${path}` })).statusCode).toBe(401)
    expect((await get(path, guest.token)).statusCode).toBe(403)
  }
})
