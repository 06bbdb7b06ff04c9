import * as cartCopy from '@trivet/core/copy/cart'
import { clearCart, removeFromCart, swapInCart } from '@trivet/core/cart'
import type { Cart, CartItem } from '@trivet/core/cart'
import { cartFacts, piecesOf, type CartProduct } from './cart-actions.ts'
import { changeCart, putBack, readCart } from './cart-store.ts'
import { focusInCart } from './focus-in-cart.ts'
import { notify } from './notify.ts'

/** What is done where the lines of the cart are shown, each with its way back; no page loads it before there are some. */
export const cartLineActions = {
  remove(itemId: string) {
    const before = readCart().items
    const at = before.findIndex((one) => one._id === itemId)
    const item = before[at]
    if (!item) return
    changeCart((cart) => removeFromCart(cart, itemId))
    // what took its place, or the one before
    focusInCart((before[at + 1] ?? before[at - 1])?._id)
    notify.success(cartCopy.removedFromCart(item.name), undoBy([item], before))
  },

  /** Another item in place of one that cannot be had. */
  swap(itemId: string, product: CartProduct) {
    const before = readCart()
    const wanted = piecesOf(before, itemId) + piecesOf(before, product._id)
    changeCart((cart) => swapInCart(cart, itemId, cartFacts(product)))
    const now = piecesOf(readCart(), product._id)
    focusInCart(product._id)
    const back = undo(itemId, (cart) => ({ ...cart, items: before.items }))
    if (now < wanted) notify.warning(cartCopy.swappedForFewer(product.name, now, wanted), back)
    else notify.success(cartCopy.addedToCart(product.name), back)
  },

  clear() {
    const before = readCart().items
    changeCart(clearCart)
    focusInCart()
    notify.success(cartCopy.cartCleared, undoBy(before, before))
  },
}

function undoBy(takenOut: readonly CartItem[], before: readonly CartItem[]) {
  return undo(takenOut[0]?._id, (cart) => putBack(cart, takenOut, before))
}

function undo(itemId: string | undefined, change: (cart: Cart) => Cart) {
  return {
    action: {
      label: 'Undo',
      onClick() {
        changeCart(change)
        focusInCart(itemId)
      },
    },
  }
}
