import * as cartCopy from '@trivet/core/copy/cart'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleItem } from '../test/samples.ts'
import { cartLineActions } from './cart-line-actions.ts'
import { changeCart, readCart } from './cart-store.ts'
import { notify } from './notify.ts'

const { qty: _, ...pan } = sampleItem({ name: 'Copper pan', countInStock: 9 })
const wok = { ...pan, _id: 'b'.repeat(24), name: 'Wok', countInStock: 3 }

afterEach(() => vi.restoreAllMocks())

function swapFor(pieces: number) {
  changeCart((cart) => ({ ...cart, items: [{ ...pan, qty: pieces }] }))
  const said = { success: vi.spyOn(notify, 'success'), warning: vi.spyOn(notify, 'warning') }
  cartLineActions.swap(pan._id, wok)
  return said
}

test('a swap for something of which we own fewer says how many it became', () => {
  const { success, warning } = swapFor(5)
  expect(readCart().items).toMatchObject([{ name: 'Wok', qty: 3 }])
  expect(warning).toHaveBeenCalledWith(cartCopy.swappedForFewer('Wok', 3, 5), expect.anything())
  expect(success).not.toHaveBeenCalled()
})

test('a swap in the same number says that it is in the cart', () => {
  const { success, warning } = swapFor(3)
  expect(success).toHaveBeenCalledWith(cartCopy.addedToCart('Wok'), expect.anything())
  expect(warning).not.toHaveBeenCalled()
})
