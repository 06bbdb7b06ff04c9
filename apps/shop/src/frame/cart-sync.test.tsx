import { screen, waitFor } from '@testing-library/react'
import { emptyCart, storageKeys } from '@trivet/core/cart'
import { storedCartInput } from '@trivet/core/contract/cart'
import type { Cart, CartItem } from '@trivet/core/cart'
import type { SavedCart } from '@trivet/core/contract/cart'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cartActions } from '../lib/cart-actions.ts'
import { useCart } from '../lib/cart.ts'
import { useSession } from '../lib/session.tsx'
import type { ApiInputs } from '../lib/trpc.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleItem, sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import { CartSync } from './cart-sync.tsx'

type SavedCartInput = ApiInputs['carts']['save']

const chefsKit = sampleItem({ name: 'Chef’s Kit', slug: 'chefs-kit' })
const pan = sampleItem({ name: 'Copper pan', slug: 'copper-pan', qty: 2 })
const cartOf = (...items: CartItem[]): Cart => ({ ...emptyCart, items })

/** The cart that the server keeps for the account. */
function account(cart: Cart, revision = 1) {
  const saves: SavedCartInput[] = []
  const holds: SavedCart = { cart, revision }
  const api = {
    mine: () => structuredClone(holds),
    save(input: SavedCartInput) {
      saves.push(input)
      if (input.revision !== holds.revision) {
        throw new ApiAnswerError({ status: 409, errorCode: 'CART_CHANGED', message: '', details: holds })
      }
      Object.assign(holds, { cart: storedCartInput.parse(input.cart), revision: holds.revision + 1 })
      return structuredClone(holds)
    },
  }
  return { api, holds, saves }
}

type Visit = { local: Cart; server: ReturnType<typeof account>; signedIn?: boolean }

function visit({ local, server, signedIn = true }: Visit) {
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: local.items }))
  if (signedIn) localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  return renderPage({ path: '/', Component: CartBoard, api: { carts: server.api }, beside: <CartSync /> })
}

function CartBoard() {
  const { cart } = useCart()
  const { signIn, signOut } = useSession()
  return (
    <>
      <output aria-label="Cart">{cart.items.map(({ name, qty }) => `${qty} ${name}`).join(', ')}</output>
      <button onClick={() => signIn(sampleSession())}>Sign in</button>
      <button onClick={() => signIn(sampleSession({ _id: 'b'.repeat(24), token: 'token-of-ben' }))}>
        Sign in as Ben
      </button>
      <button onClick={signOut}>Sign out</button>
      <button onClick={() => cartActions.add(chefsKit)}>Add a kit</button>
      <button onClick={cartActions.emptyAfterOrder}>Order</button>
    </>
  )
}

const shown = () => screen.getByLabelText('Cart').textContent
const press = async (user: ReturnType<typeof visit>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))

describe('the cart after signing in', () => {
  test('is joined with the one of the account, and what changed is said', async () => {
    const server = account(cartOf(pan))
    const { user } = visit({ local: cartOf(chefsKit), server, signedIn: false })
    expect(shown()).not.toContain('Copper pan')
    await press(user, 'Sign in')
    await waitFor(() => expect(shown()).toBe('1 Chef’s Kit, 2 Copper pan'))
    expect(await screen.findByText('2 × Copper pan added')).toBeVisible()
    await waitFor(() =>
      expect(server.holds.cart.items.map(({ name }) => name)).toEqual(['Chef’s Kit', 'Copper pan']),
    )
  })

  test('does not double when somebody signs out and in again', async () => {
    const server = account(cartOf(pan))
    const { user } = visit({ local: cartOf(pan), server })
    await waitFor(() => expect(shown()).toBe('4 Copper pan'))
    await waitFor(() => expect(server.saves).toHaveLength(1))
    for (let again = 0; again < 2; again += 1) {
      await press(user, 'Sign out')
      await press(user, 'Sign in')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(shown()).toBe('4 Copper pan')
    expect(server.saves).toHaveLength(1)
  })

  test('is saved by the tab in which it was changed, and not once more by one behind it', async () => {
    const hides = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => hides.mockRestore())
    const server = account(cartOf(pan))
    visit({ local: emptyCart, server })
    await waitFor(() => expect(shown()).toBe('2 Copper pan'))
    const newValue = JSON.stringify({ items: cartOf(pan, chefsKit).items })
    localStorage.setItem(storageKeys.cart, newValue)
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart, newValue, storageArea: localStorage }))
    await waitFor(() => expect(shown()).toBe('2 Copper pan, 1 Chef’s Kit'))
    // a save of this change would be due before this timer, and have noted what it sends, or what became of it
    const agreed = localStorage.getItem('accountCart')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(localStorage.getItem('accountCart')).toBe(agreed)
  })

  test('does not double when the answer to its saving got lost', async () => {
    const server = account(cartOf(pan))
    const save = server.api.save
    server.api.save = (input) => {
      save(input)
      throw new ApiAnswerError({ status: 503, errorCode: 'UNAVAILABLE', message: '' })
    }
    const { user } = visit({ local: cartOf(pan), server })
    await waitFor(() => expect(server.saves).toHaveLength(1))
    server.api.save = save
    await press(user, 'Sign out')
    await press(user, 'Sign in')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(shown()).toBe('4 Copper pan')
  })

  test('leaves what came from one account out of the next one', async () => {
    const server = account(cartOf(pan))
    const { user } = visit({ local: cartOf(), server })
    await waitFor(() => expect(shown()).toBe('2 Copper pan'))
    Object.assign(server.holds, account(emptyCart, 0).holds)
    await press(user, 'Sign in as Ben')
    await waitFor(() => expect(shown()).toBe(''))
    expect(server.holds.cart.items).toEqual([])
  })

  test('keeps the items without a server, and saves them later', async () => {
    const server = account(emptyCart, 0)
    const { mine } = server.api
    server.api.mine = () => {
      throw new ApiAnswerError({ status: 503, errorCode: 'UNAVAILABLE', message: '' })
    }
    const { user } = visit({ local: cartOf(pan), server })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(shown()).toBe('2 Copper pan')
    server.api.mine = mine
    await press(user, 'Sign out')
    await press(user, 'Sign in')
    await waitFor(() => expect(server.holds.cart.items).toHaveLength(1))
  })
})

describe('a change of the cart', () => {
  test('is kept in the account', async () => {
    const server = account(emptyCart, 0)
    const { user } = visit({ local: cartOf(), server })
    await press(user, 'Add a kit')
    await waitFor(() => expect(server.holds.cart.items).toMatchObject([{ name: 'Chef’s Kit', qty: 1 }]))
  })

  test('joins what another device changed meanwhile, instead of undoing it', async () => {
    const server = account(emptyCart, 1)
    const { user } = visit({ local: cartOf(), server })
    await waitFor(() => expect(localStorage.getItem('accountCart')).not.toBeNull())
    Object.assign(server.holds, { cart: cartOf(pan), revision: 2 })
    await press(user, 'Add a kit')
    await waitFor(() => expect(server.holds.revision).toBe(3))
    expect(server.holds.cart.items.map(({ name }) => name)).toEqual(['Chef’s Kit', 'Copper pan'])
    expect(shown()).toBe('1 Chef’s Kit, 2 Copper pan')
  })

  test('keeps what is put into it again, right after an order whose saving nobody answered', async () => {
    const server = account(emptyCart, 0)
    const { user, unmount } = visit({ local: cartOf(), server })
    await press(user, 'Add a kit')
    await waitFor(() => expect(server.holds.cart.items).toHaveLength(1))
    // the page is left before the answer comes
    const { save } = server.api
    server.api.save = (input) => {
      save(input)
      throw new ApiAnswerError({ status: 503, errorCode: 'UNAVAILABLE', message: '' })
    }
    await press(user, 'Order')
    await waitFor(() => expect(server.holds.cart.items).toEqual([]))
    unmount()
    server.api.save = save
    const again = visit({ local: cartOf(chefsKit), server })
    await waitFor(() => expect(server.holds.cart.items).toMatchObject([{ name: 'Chef’s Kit', qty: 1 }]))
    expect(shown()).toBe('1 Chef’s Kit')
    again.unmount()
  })

  test('empties the account’s cart with an order', async () => {
    const server = account(cartOf(pan))
    const { user } = visit({ local: cartOf(), server })
    await waitFor(() => expect(shown()).toBe('2 Copper pan'))
    await press(user, 'Order')
    await waitFor(() => expect(server.holds.cart.items).toEqual([]))
  })
})
