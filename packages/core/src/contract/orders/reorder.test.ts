import { expect, test } from 'vitest'
import { reorder, type OfferedNow } from './reorder.ts'

const pan = { product: 'pan', name: 'Copper Pan', qty: 2, price: 12 }
const panNow: OfferedNow = {
  _id: 'pan',
  name: 'Copper Pan',
  slug: 'copper-pan',
  category: 'Specialty',
  image: 'pan',
  price: 12,
  qty: 1,
  countInStock: 5,
}
const kit = {
  product: 'kit',
  name: 'My Kit',
  qty: 1,
  price: 30,
  isCustomKit: true,
  items: [{ product: 'pan', name: 'Copper Pan', quantity: 1, image: 'pan' }],
}
const kitNow: OfferedNow = {
  ...panNow,
  _id: 'kit',
  name: 'My Kit',
  slug: '',
  price: 30,
  isCustomKit: true,
  items: kit.items,
}

test('what is as it was goes into the cart as it was', () => {
  expect(reorder([pan, kit], [panNow, kitNow])).toEqual({
    items: [
      { ...panNow, qty: 2 },
      { ...kitNow, qty: 1 },
    ],
    differences: [],
  })
})

test.each([
  [
    'a product that left the shop',
    [],
    [],
    [{ kind: 'gone', text: 'Copper Pan is no longer in our catalog' }],
  ],
  [
    'a product that is out of stock',
    [{ ...panNow, countInStock: 0 }],
    [],
    [{ kind: 'sold-out', text: 'Copper Pan is out of stock' }],
  ],
  ['too few', [{ ...panNow, countInStock: 1 }], [1], [{ kind: 'fewer', text: 'Copper Pan: 1 instead of 2' }]],
  [
    'another price',
    [{ ...panNow, price: 14.5 }],
    [2],
    [{ kind: 'price', text: 'Copper Pan is now $14.50 instead of $12.00 a week' }],
  ],
])('%s is said', (_case, offered, quantities, differences) => {
  const answer = reorder([pan], offered)
  expect(answer.items.map(({ qty }) => qty)).toEqual(quantities)
  expect(answer.differences).toMatchObject(differences)
})

test('a kit that was packed anew is said', () => {
  const packedAnew = { ...kitNow, items: [{ product: 'wok', name: 'Wok', quantity: 1, image: 'wok' }] }
  expect(reorder([kit], [packedAnew]).differences).toMatchObject([{ kind: 'kit-changed' }])
})

test('a kit that its owner deleted was never in the catalog', () => {
  expect(reorder([kit], []).differences).toMatchObject([
    { kind: 'gone', text: 'My Kit is no longer among your kits' },
  ])
})

test('a product never stands in for a kit of the same id', () => {
  expect(reorder([kit], [{ ...kitNow, isCustomKit: undefined }]).differences).toMatchObject([
    { kind: 'gone' },
  ])
})
