import { expect, test } from 'vitest'
import type { KitCategory } from '../catalog/categories.ts'
import { gapKit, isInCart } from './gap-kit.ts'

const need = (_id: string, kitCategory: KitCategory, price: number) => ({
  category: kitCategory,
  product: { _id, slug: _id, name: _id, image: '', price, kitCategory, itemWeight: 100, depositAmount: 5 },
})

const basics = [need('knife', 'knife', 10), need('pot', 'pot', 20), need('spoon', 'utensil', 5)]

test('a gap kit has one piece per need and costs what such a custom kit costs', () => {
  const kit = gapKit('Casa Azul kit', [...basics, need('tin', 'bakeware', 3.5), need('board', 'other', 4.5)])
  expect(kit.lines.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['knife', 1],
    ['pot', 1],
    ['spoon', 1],
    ['tin', 1],
    ['board', 1],
  ])
  // 43.00 less 5 %
  expect(kit.price).toMatchObject({ itemCount: 5, listCents: 4300, discountPercent: 5, totalCents: 4085 })
  expect(kit).toMatchObject({ name: 'Casa Azul kit', isWhole: true })
})

test.each(['knife', 'pot', 'spoon'])('where the kitchen has the %s it is no whole kit', (had) => {
  const needs = basics.filter(({ product }) => product._id !== had)
  expect(gapKit('Casa Azul kit', needs).isWhole).toBe(false)
})

test('a piece is in the cart by itself or inside a custom kit', () => {
  const packed = [{ product: 'pot', name: 'Pot', quantity: 1, image: '' }]
  const cart = [{ _id: 'knife' }, { _id: 'kit', items: packed }]
  expect(['knife', 'pot', 'kit', 'spoon'].map((_id) => isInCart(cart, { _id }))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
