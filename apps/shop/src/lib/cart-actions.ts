import * as cartCopy from '@trivet/core/copy/cart'
import { addToCart, clearCart, setQuantity as withQuantity } from '@trivet/core/cart'
import type { Cart, CartItem, CartPeriod } from '@trivet/core/cart'
import { changeCart, readCart, storedPeriod, whenCartIsKnown } from './cart-store.ts'
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
export function cartFacts(product: CartProduct): CartProduct {
  const { _id, name, slug, category, image, price, deposit, countInStock } = product
  const { isCustomKit, items, kitModified } = product
  return { _id, name, slug, category, image, price, deposit, countInStock, isCustomKit, items, kitModified }
}

export function piecesOf(cart: Cart, itemId: string): number {
  return cart.items.find((item) => item._id === itemId)?.qty ?? 0
}

function refreshed(item: CartItem, product: CartProduct): CartItem {
  if (item._id !== product._id || Boolean(item.isCustomKit) !== Boolean(product.isCustomKit)) return item
  const qty = Math.max(1, Math.min(item.qty, product.countInStock))
  const fresh = { ...item, ...cartFacts(product), qty }
  return JSON.stringify(fresh) === JSON.stringify(item) ? item : fresh
}
