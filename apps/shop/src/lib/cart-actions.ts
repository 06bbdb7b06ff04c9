import * as cartCopy from '@trivet/core/copy/cart'
import {
  addToCart,
  clearCart,
  removeFromCart,
  setQuantity as withQuantity,
  swapInCart,
} from '@trivet/core/cart'
import type { Cart, CartItem, CartPeriod } from '@trivet/core/cart'
import { changeCart, putBack, readCart, storedPeriod, whenCartIsKnown } from './cart-store.ts'
import { focusInCart } from './focus-in-cart.ts'
import { notify } from './notify.ts'

/** What a product or kit must tell to be put into the cart. */
export type CartProduct = Omit<CartItem, 'qty'>

/** What can be done with the cart of this browser. Nothing that calls it has to be drawn anew when the cart changes. */
export const cartActions = {
  /** May be pressed before the stored cart has been read; then it waits for that. */
  add(product: CartProduct, qty = 1) {
    whenCartIsKnown(() => addAndTell(product, qty))
  },

  /** Several things at once, one piece of each; what is in the cart already stays as it is. */
  addAll(products: readonly CartProduct[]) {
    whenCartIsKnown(() => {
      const before = readCart().items
      const missing = products.filter(({ _id }) => before.every((item) => item._id !== _id))
      changeCart((cart) =>
        missing.reduce((grown, product) => addToCart(grown, { ...cartFacts(product), qty: 1 }), cart),
      )
      if (missing.length === 0) return
      notify.success(`${missing.length} ${missing.length === 1 ? 'item' : 'items'} added to cart`, {
        action: { label: 'Undo', onClick: () => changeCart((cart) => ({ ...cart, items: before })) },
      })
    })
  },

  /** The things of an earlier order, each in its quantity; says nothing itself. */
  addOrdered(items: readonly CartItem[]) {
    whenCartIsKnown(() => {
      changeCart((cart) =>
        items.reduce((grown, item) => addToCart(grown, { ...cartFacts(item), qty: item.qty }), cart),
      )
    })
  },

  setQuantity(itemId: string, quantity: number) {
    changeCart((cart) => withQuantity(cart, itemId, quantity))
  },

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

  /** After an order: the items are on their way, so there is nothing to say and nothing to undo. */
  emptyAfterOrder() {
    changeCart((cart) => ({ ...clearCart(cart), period: storedPeriod.empty, damageProtection: false }))
  },

  setPeriod(period: CartPeriod) {
    changeCart((cart) => ({ ...cart, period }))
  },

  setDamageProtection(damageProtection: boolean) {
    changeCart((cart) => ({ ...cart, damageProtection }))
  },

  /** Takes over what the shop says now about an item: its price, name, picture and stock. */
  refresh(product: CartProduct) {
    changeCart((cart) => {
      const items = cart.items.map((item) => refreshed(item, product))
      return items.every((item, index) => item === cart.items[index]) ? cart : { ...cart, items }
    })
  },
}

function addAndTell(product: CartProduct, qty: number) {
  const { _id, name, isCustomKit } = product
  const had = piecesOf(readCart(), _id)
  changeCart((cart) => addToCart(cart, { ...cartFacts(product), qty }))
  if (piecesOf(readCart(), _id) > had) {
    if (isCustomKit) {
      notify.success(cartCopy.kitAddedToCart, { description: cartCopy.customKitAddedToCart(name) })
    } else {
      notify.success(cartCopy.addedToCart(name))
    }
  } else {
    notify.warning(`All ${had} of ${name} are in your cart already`)
  }
}

/** Of all that is known of a product, what a cart keeps. */
function cartFacts(product: CartProduct): CartProduct {
  const { _id, name, slug, category, image, price, deposit, countInStock } = product
  const { isCustomKit, items, kitModified } = product
  return { _id, name, slug, category, image, price, deposit, countInStock, isCustomKit, items, kitModified }
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

function piecesOf(cart: Cart, itemId: string): number {
  return cart.items.find((item) => item._id === itemId)?.qty ?? 0
}

function refreshed(item: CartItem, product: CartProduct): CartItem {
  if (item._id !== product._id || Boolean(item.isCustomKit) !== Boolean(product.isCustomKit)) return item
  const qty = Math.max(1, Math.min(item.qty, product.countInStock))
  const fresh = { ...item, ...cartFacts(product), qty }
  return JSON.stringify(fresh) === JSON.stringify(item) ? item : fresh
}
