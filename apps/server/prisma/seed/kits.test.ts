import { kitOutput, kitTemplateOutput } from '@trivet/core/contract/kits'
import { calendarDate } from '@trivet/core/dates'
import { checkKit, kitNameMaxLength } from '@trivet/core/kits'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../src/test/app.ts'
import { signIn } from '../../src/test/factories.ts'
import { catalog } from './catalog/index.ts'
import { kitTemplates } from './kit-templates.ts'
import { pastaNightKit } from './sample-kits.ts'
import { kitId, userId } from './seed-id.ts'
import { seedDemo } from './seed.ts'

const { app, database, clock } = await testApp()
await seedDemo(database, calendarDate('2026-12-01'))
const token = await signIn(database, { id: userId('guest@trivet.test') }, clock)

const get = async (url: string) =>
  (await app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })).json()

describe('the templates', async () => {
  const templates = kitTemplateOutput.array().parse(await get('/kits/templates'))

  test('are all offered, in their order', () => {
    expect(templates.map(({ id }) => id)).toEqual(kitTemplates.map(({ id }) => id))
    expect(templates.length).toBeGreaterThanOrEqual(6)
  })

  test.each(kitTemplates)(
    '$name is a whole kit that gets a discount, and is in stock',
    ({ id, contents }) => {
      const template = templates.find((one) => one.id === id)
      expect(template?.items).toHaveLength(contents.length)
      expect(checkKit(template?.items ?? []).isComplete).toBe(true)
      expect(template?.itemCount).toBeGreaterThanOrEqual(5)
      expect(template?.name.length).toBeLessThanOrEqual(kitNameMaxLength)
      for (const { slug, quantity } of template?.items ?? []) {
        const fleet = catalog.find((product) => product.slug === slug)?.countInStock ?? 0
        expect(fleet, slug).toBeGreaterThanOrEqual(quantity)
      }
    },
  )
})

test('the demo guest has two kits, marked as samples, that can be put into the cart', async () => {
  const kits = kitOutput.array().parse(await get('/kits/my-kits'))
  expect(kits.map(({ name, problems }) => [name, problems])).toEqual([
    ['Cabin Breakfasts', []],
    [pastaNightKit.name, []],
  ])
  expect(await database.prisma.kit.count({ where: { isSample: true } })).toBe(2)
})

test('the demo guest once rented one of them, and the order says what was in it', async () => {
  const orders: {
    orderItems: { isCustomKit?: boolean; product: string; price: number; items: unknown[] }[]
  }[] = await get('/orders/myorders')
  const line = orders.flatMap(({ orderItems }) => orderItems).find(({ isCustomKit }) => isCustomKit)
  expect(line).toMatchObject({
    product: kitId(pastaNightKit.name),
    items: { length: pastaNightKit.contents.length },
  })
  const kits = kitOutput.array().parse(await get('/kits/my-kits'))
  expect(line?.price).toBe(kits.find(({ _id }) => _id === line?.product)?.totalPrice)
})
