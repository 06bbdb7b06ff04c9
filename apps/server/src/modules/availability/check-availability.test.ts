import * as catalogCopy from '@trivet/core/copy/catalog'
import * as datesCopy from '@trivet/core/copy/dates'
import type { Availability } from '@trivet/core/contract/catalog'
import { addDays, calendarDate } from '@trivet/core/dates'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct } from '../../test/factories.ts'
import { unitsReserver } from '../../test/units-reserver.ts'

const { app, database } = await testApp()
const { prisma } = database

let productId: string

beforeEach(async () => {
  productId = (await createProduct(database, { countInStock: 5 })).id
})

async function availability(query = '', id = productId) {
  const answer = await app.inject({ url: `/api/products/${id}/availability${query}` })
  return { status: answer.statusCode, body: answer.json<Availability & { message: string }>() }
}

const freeOver = async (start: string, end: string, id = productId) =>
  (await availability(`?start=${start}&end=${end}`, id)).body.free

const reserveUnits = unitsReserver(database)
const reserve = (units: number, firstDay: string, lastDay: string, id = productId) =>
  reserveUnits(id, units, firstDay, lastDay)

test('the whole fleet is free when nothing is rented', async () => {
  const { status, body } = await availability('?start=2026-12-10&end=2026-12-12')
  expect(status).toBe(200)
  expect(body).toEqual({
    fleet: 5,
    free: 5,
    days: [
      { date: '2026-12-10', free: 5 },
      { date: '2026-12-11', free: 5 },
      { date: '2026-12-12', free: 5 },
    ],
  })
})

test('a period has as many free units as its fullest day', async () => {
  await reserve(2, '2026-12-10', '2026-12-14')
  await reserve(1, '2026-12-14', '2026-12-18')
  const { body } = await availability('?start=2026-12-13&end=2026-12-16')
  expect(body.free).toBe(2)
  expect(body.days.map(({ free }) => free)).toEqual([3, 2, 4, 4])
})

test('the day after pickup counts, because the units are being washed', async () => {
  await reserve(5, '2026-12-20', '2026-12-28')
  expect(await freeOver('2026-12-12', '2026-12-18')).toBe(5)
  expect(await freeOver('2026-12-12', '2026-12-19')).toBe(0)
  const { body } = await availability('?start=2026-12-18&end=2026-12-19')
  expect(body.days.map(({ free }) => free)).toEqual([5, 5])
})

test('a rental may begin on the day after the last occupied one', async () => {
  await reserve(5, '2026-12-10', '2026-12-18')
  expect(await freeOver('2026-12-18', '2026-12-25')).toBe(0)
  expect(await freeOver('2026-12-19', '2026-12-26')).toBe(5)
})

test('a kit is limited by the component that runs out first', async () => {
  const [knives, pans] = await Promise.all([
    createProduct(database, { countInStock: 9 }),
    createProduct(database, { countInStock: 7 }),
  ])
  await prisma.kitComponent.createMany({
    data: [
      { kitId: productId, componentId: knives.id, quantity: 2, position: 0 },
      { kitId: productId, componentId: pans.id, quantity: 1, position: 1 },
    ],
  })
  // nine knives make four kits
  expect(await freeOver('2026-12-10', '2026-12-12')).toBe(4)

  await reserve(6, '2026-12-11', '2026-12-11', pans.id)
  const { body } = await availability('?start=2026-12-10&end=2026-12-12')
  expect(body).toMatchObject({ fleet: 5, free: 1 })
  expect(body.days.map(({ free }) => free)).toEqual([4, 1, 4])
})

test('without dates it looks at the next 60 days, from the day it is in Los Angeles', async () => {
  await reserve(4, '2027-01-29', '2027-01-29')
  await reserve(5, '2027-01-30', '2027-01-30')
  const { status, body } = await availability()
  expect(status).toBe(200)
  expect(body.days).toHaveLength(60)
  expect(body.days[0]?.date).toBe('2026-12-01')
  expect(body.days.at(-1)).toEqual({ date: addDays(calendarDate('2026-12-01'), 59), free: 1 })
  expect(body.free).toBe(1)
})

test.each([
  ['only a start', '?start=2026-12-10', datesCopy.selectBothDates],
  ['only an end', '?end=2026-12-10', datesCopy.selectBothDates],
  ['a day that does not exist', '?start=2026-02-30&end=2026-12-12', datesCopy.dateInvalid],
  ['a year far away', '?start=2026-12-10&end=2999-01-01', datesCopy.dateInvalid],
  ['no day at all', '?start=2026-12-10&end=2026-12-10', datesCopy.endAfterStart],
  ['days in the wrong order', '?start=2026-12-12&end=2026-12-10', datesCopy.endAfterStart],
  ['yesterday', '?start=2026-11-30&end=2026-12-10', datesCopy.startInPast],
  ['more than 180 days', '?start=2026-12-10&end=2027-06-09', datesCopy.rentalTooLong(180)],
  ['a start more than a year ahead', '?start=2027-12-02&end=2027-12-09', datesCopy.rentalTooFarAhead(365)],
])('refuses %s', async (_case, query, message) => {
  const { status, body } = await availability(query)
  expect([status, body.message]).toEqual([400, message])
})

test.each(['a'.repeat(24), 'not-an-id'])('an unknown product (%s) is not found', async (id) => {
  const { status, body } = await availability('', id)
  expect([status, body.message]).toEqual([404, catalogCopy.productNotFound])
})

test('an archived kit is not found, though its components are', async () => {
  const kit = await createProduct(database, { archivedAt: testNow })
  await prisma.kitComponent.create({
    data: { kitId: kit.id, componentId: productId, quantity: 1, position: 0 },
  })
  expect((await availability('', kit.id)).status).toBe(404)
})
