import { dueVisits } from '@trivet/core/dashboard'
import { addDays, calendarDate } from '@trivet/core/dates'
import { orderStatuses } from '@trivet/core/orders'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testDatabase } from '../../test/database.ts'
import { createUser } from '../../test/factories.ts'
import { orderRow } from '../../test/order-row.ts'
import { findOrdersUnderWay } from './due-orders.repo.ts'

const database = await testDatabase()
const { prisma, sql } = database

const today = calendarDate('2026-12-10')
const [firstDay, lastDay] = [addDays(today, -1), addDays(today, 1)]

// every status with every rental around the day
const orders = orderStatuses.flatMap((status) =>
  [-5, -4, -3, -2, -1, 0, 1, 2, 3].flatMap((start) =>
    [1, 2, 3, 4, 5, 6].map((nights) => ({
      id: newId(),
      status,
      period: { start: addDays(today, start), end: addDays(today, start + nights) },
    })),
  ),
)

beforeAll(async () => {
  const { id: userId } = await createUser(database)
  await prisma.order.createMany({
    data: orders.map(({ id, status, period }) =>
      orderRow({
        id,
        userId,
        status,
        onAccountBecause: 'Pays by check',
        rentalStart: new Date(period.start),
        rentalEnd: new Date(period.end),
      }),
    ),
  })
})

test('the orders found are those with a visit that is due on one of the days', async () => {
  const found = await findOrdersUnderWay(sql, { firstDay, lastDay })
  const due = orders.filter((order) =>
    [firstDay, today, lastDay].some((day) => dueVisits(order, day).length > 0),
  )
  expect(due.length).toBeGreaterThan(100)
  expect(found.map(({ id }) => id).toSorted()).toEqual(due.map(({ id }) => id).toSorted())
})
