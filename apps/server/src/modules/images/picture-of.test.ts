import { describe, expect, test } from 'vitest'
import { catalog } from '../../../prisma/seed/catalog/index.ts'
import { pictureDirectory, readPictures } from './picture-files.ts'
import { pictureOf, type PicturedProduct } from './picture-of.ts'

const product: PicturedProduct = { slug: 'a-thing', category: null, kitCategory: null, isCookingKit: false }

test.each([
  ['a knife', { slug: 'bread-knife', kitCategory: 'knife' }, 'professional-chefs-knife'],
  ['a pan', { slug: 'cast-iron-skillet', kitCategory: 'pan' }, 'large-frying-pan'],
  ['a pot', { slug: 'stock-pot', kitCategory: 'pot' }, 'large-saucepan'],
  ['a pot that is a Dutch oven', { slug: 'small-dutch-oven', kitCategory: 'pot' }, 'dutch-oven'],
  ['a utensil', { slug: 'ladle', kitCategory: 'utensil' }, 'wooden-spoon-set'],
  ['a board', { slug: 'chopping-board', kitCategory: 'other' }, 'cutting-board'],
  ['an Essential kit with knives and pans', { category: 'Essential', isCookingKit: true }, 'essential-kit'],
  ["a Chef's kit with knives and pans", { category: 'Chef', isCookingKit: true }, 'chefs-kit'],
] as const)('shows the family picture of %s', (_case, facts, picture) => {
  expect(pictureOf({ ...product, ...facts })).toBe(picture)
})

test.each([
  ['bakeware', { kitCategory: 'bakeware' }],
  ['an appliance', { kitCategory: 'appliance' }],
  ['a kit that is not for cooking', { slug: 'coffee-kit', category: 'Essential' }],
  ['a Specialty kit', { category: 'Specialty', isCookingKit: true }],
] as const)('has no picture that would be true of %s', (_case, facts) => {
  expect(pictureOf({ ...product, ...facts })).toBeNull()
})

describe('in the demo catalog', async () => {
  const pictures = await readPictures(pictureDirectory)
  const kitCategoryOf = new Map(catalog.map(({ slug, kit }) => [slug, kit?.kitCategory ?? null]))
  const pictured = catalog.map(({ slug, category, components }) => {
    const inside = components.map((component) => kitCategoryOf.get(component.slug))
    const isCookingKit = inside.includes('knife') && (inside.includes('pan') || inside.includes('pot'))
    return { slug, category, kitCategory: kitCategoryOf.get(slug) ?? null, isCookingKit }
  })

  test('every family picture that is named is a file', () => {
    const named = pictured.map(pictureOf).filter((name) => name !== null)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !pictures.has(name))).toEqual([])
  })

  test('every knife, pan, pot and utensil has a picture', () => {
    const single = pictured.filter(({ kitCategory }) =>
      ['knife', 'pan', 'pot', 'utensil'].includes(kitCategory ?? ''),
    )
    expect(single.length).toBeGreaterThan(20)
    expect(single.filter((item) => pictureOf(item) === null)).toEqual([])
  })
})
