import { sameThing } from '@trivet/core/catalog'
import type { ProductPage } from '@trivet/core/contract/catalog'
import { calendarDate } from '@trivet/core/dates'
import { describe, expect, test } from 'vitest'
import { catalog } from '../../../prisma/seed/catalog/index.ts'
import { seedDemo } from '../../../prisma/seed/seed.ts'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { namesOf } from './filled-catalog.ts'

const { app, database } = await testApp()
await seedDemo(database, calendarDate('2026-12-01'))

async function search(keyword: string, query = '') {
  const answer = await app.inject({ url: `/api/products?keyword=${encodeURIComponent(keyword)}${query}` })
  return { status: answer.statusCode, body: answer.json<ProductPage>() }
}

const firstNames = async (keyword: string, count: number) => namesOf(await search(keyword)).slice(0, count)

describe('the demo shop is searched by other names', () => {
  test.each([
    ['skillet', ['Cast-Iron Skillet, 10 in', 'Large Frying Pan, 11 in']],
    ['frypan', ['Large Frying Pan, 11 in']],
    ['small skillet', ['Small Frying Pan, 8 in']],
    ['cast iron pan', ['Cast-Iron Skillet, 10 in']],
    ['spatula', ['Silicone Spatula', 'Slotted Turner']],
    ['turner', ['Slotted Turner', 'Silicone Spatula']],
    ['flipper', ['Slotted Turner']],
    ['baking tray', ['Half Sheet Pan']],
    ['cookie sheet', ['Half Sheet Pan']],
    ['cocotte', ['Dutch Oven, 5½ qt']],
    ['casserole', ['Dutch Oven, 5½ qt']],
    ['strainer', ['Spider Strainer', 'Steel Colander, 5 qt']],
    ['sieve', ['Steel Colander, 5 qt']],
    ['potato peeler', ['Vegetable Peeler']],
    ['KitchenAid', ['Stand Mixer, 5 qt']],
    ['cafetière', ['French Press, 8 Cups']],
    ['cafetiere', ['French Press, 8 Cups']],
    ['wine opener', ['Can and Bottle Openers']],
    ['chopping boards', ['Walnut Cutting Board']],
    ['kitchen scissors', ['Kitchen Shears']],
    ["cook's knife", ["Everyday Chef's Knife"]],
    ['sauce pan', ['Small Saucepan, 1½ qt', 'Large Saucepan, 3 qt']],
    ['soup pot', ['Stock Pot, 8 qt']],
    ['loaf pan', ['Loaf Pan']],
    ['cupcake tins', ['Muffin Pan, 12 Cups']],
    ['crepe pan', ['Crêpe Pan, 10 in']],
    ['waffle iron', ['Belgian Waffle Maker']],
    ['barbecue', ['BBQ Collection']],
    ['tupperware', ['Glass Storage Boxes, Set of Four']],
    ['ice chest', ['Cooler, 20 qt']],
    ['crockery', ['Enamel Table Setting for Four']],
  ])('%s', async (keyword, names) => {
    expect(await firstNames(keyword, 4)).toEqual(expect.arrayContaining(names))
  })

  test.each([
    ['wine glasses', 'Enamel Table Setting for Four'],
    ['glasses', 'Enamel Table Setting for Four'],
    ['silverware', 'Enamel Table Setting for Four'],
  ])('%s are not what only sounds like them', async (keyword, name) => {
    const found = await firstNames(keyword, 4)
    expect(found).toContain(name)
    expect(found).not.toContain('Glass Storage Boxes, Set of Four')
  })

  test.each([
    ['air fryer', 'air fryers', 'Half Sheet Pan'],
    ['slow cookers', 'slow cookers', 'Dutch Oven, 5½ qt'],
    ['champagne flutes', 'champagne glasses', 'Enamel Table Setting for Four'],
  ])('%s: the shop says that it rents none, and what comes close', async (keyword, things, close) => {
    const { body } = await search(keyword)
    expect(body).toMatchObject({ products: [], notRented: things })
    expect(body.suggestions).toContain(close)
    for (const name of body.suggestions ?? []) expect(namesOf(await search(name))).toContain(name)
  })

  test('a shop that rents such a thing is not denied it by a filter', async () => {
    await createProduct(database, { name: 'Rice Cooker', priceCents: 9000 })
    expect((await search('rice cooker', '&maxPrice=25')).body.notRented).toBeUndefined()
  })

  test('what was typed comes before its other names', async () => {
    expect(await firstNames('skillet', 2)).toEqual(['Cast-Iron Skillet, 10 in', 'Large Frying Pan, 11 in'])
    expect(await firstNames('frying pan', 3)).not.toContain('Cast-Iron Skillet, 10 in')
  })

  test('every name we know finds something', async () => {
    const inVain: string[] = []
    for (const name of sameThing.flat()) {
      const { body } = await search(name)
      if (body.pages === 0) inVain.push(name)
    }
    expect(inVain).toEqual([])
  })
})

describe('the demo shop forgives one typo a word', () => {
  test.each([
    ['skilet', 'Cast-Iron Skillet, 10 in'],
    ['spatual', 'Silicone Spatula'],
    ['collander', 'Steel Colander, 5 qt'],
    ['kinfe', "Chef's Knife Set"],
    ['carving nife', 'Carving Knife and Fork'],
    ['parring knife', 'Paring Knife'],
    ['duch oven', 'Dutch Oven, 5½ qt'],
    ['coccotte', 'Dutch Oven, 5½ qt'],
    ['ladel', 'Ladle'],
    ['wisk', 'Balloon Whisk'],
    ['corkscrw', 'Can and Bottle Openers'],
    ['blendr', 'Countertop Blender'],
    ['stand mixr', 'Stand Mixer, 5 qt'],
    ['toster', 'Four-Slice Toaster'],
    ['fondeu', 'Fondue Pot'],
    ['cuting bord', 'Walnut Cutting Board'],
    ['shet pan', 'Half Sheet Pan'],
    ['cokie sheet', 'Half Sheet Pan'],
    ['french pres', 'French Press, 8 Cups'],
    ['rollng pin', 'Rolling Pin'],
    ['essential kti', 'Essential Kit'],
    ['charcola', 'Tabletop Charcoal Grill'],
    ['coffe maker', 'French Press, 8 Cups'],
    ['coffe machine', 'French Press, 8 Cups'],
    ['coffee machin', 'French Press, 8 Cups'],
    ['cocott', 'Dutch Oven, 5½ qt'],
  ])('%s', async (keyword, name) => {
    expect(await firstNames(keyword, 3)).toContain(name)
  })

  test('on every page of what is found', async () => {
    const first = await search('skilet')
    const last = await search('skilet', `&pageNumber=${first.body.pages}`)
    expect(first.body.pages).toBeGreaterThan(1)
    expect(last.body.products.length).toBeGreaterThan(0)
    expect(namesOf(first)).not.toEqual(expect.arrayContaining(namesOf(last)))
  })

  test('within a category', async () => {
    expect(namesOf(await search('skilet', '&category=Chef'))).toContain('Stainless Frying Pan, 12 in')
    expect(namesOf(await search('skilet', '&category=Chef'))).not.toContain('Small Frying Pan, 8 in')
  })
})

describe('the demo shop does not guess', () => {
  const known = new Set(catalog.map(({ name }) => name))

  test.each(['asdfgh', 'qwertyuiop', 'zzz', 'thermometer', 'chef zebra', 'xx yy zz', '%%%', '🍳'])(
    'at %s, but suggests three products',
    async (keyword) => {
      const { status, body } = await search(keyword)
      expect([status, body.products, body.pages]).toEqual([200, [], 0])
      expect(body.suggestions).toHaveLength(3)
      expect(body.suggestions?.filter((name) => !known.has(name))).toEqual([])
    },
  )

  test('and suggests what has at least one of the words', async () => {
    expect((await search('chef zebra')).body.suggestions?.[0]).toBe("Chef's Kit")
    expect((await search('skilet zebra')).body.suggestions).toContain('Cast-Iron Skillet, 10 in')
    expect((await search('raclette', '&category=Essential')).body.suggestions?.[0]).toMatch(/^Raclette/)
  })

  test('and suggests nothing when something was found, or nothing was asked', async () => {
    expect((await search('wok')).body).not.toHaveProperty('suggestions')
    expect((await search('')).body).not.toHaveProperty('suggestions')
  })
})

test('every product is found by its name', async () => {
  const lost: string[] = []
  for (const { name } of catalog) if (!namesOf(await search(name)).includes(name)) lost.push(name)
  expect(lost).toEqual([])
})
