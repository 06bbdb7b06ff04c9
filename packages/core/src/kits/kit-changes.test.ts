import { describe, expect, test } from 'vitest'
import { describeKitChanges } from './kit-changes.ts'

const knife = { product: 'a', name: 'Paring Knife', quantity: 1 }
const pan = { product: 'b', name: 'Grill Pan', quantity: 2 }
const spoon = { product: 'c', name: 'Ladle', quantity: 1 }
const kit = { price: 24.5, items: [knife, pan] }

describe('a kit in the cart', () => {
  test('that is as it was has nothing to say, in whatever order its items are', () => {
    expect(describeKitChanges(kit, { ...kit, items: [pan, knife] })).toEqual([])
  })

  test('that was deleted is gone', () => {
    expect(describeKitChanges(kit, null)).toEqual([{ kind: 'gone' }])
  })

  test('says what left, what came, other quantities and the new price, in this order', () => {
    const after = { price: 31, items: [{ ...pan, quantity: 4 }, spoon] }
    expect(describeKitChanges(kit, after)).toEqual([
      { kind: 'item-removed', ...knife },
      { kind: 'item-added', ...spoon },
      { kind: 'quantity', product: 'b', name: 'Grill Pan', from: 2, to: 4 },
      { kind: 'price', fromCents: 2450, toCents: 3100 },
    ])
  })

  test('is the same when a product only got another name', () => {
    expect(describeKitChanges(kit, { ...kit, items: [knife, { ...pan, name: 'Griddle' }] })).toEqual([])
  })
})
