import * as cartCopy from '@trivet/core/copy/cart'
import * as datesCopy from '@trivet/core/copy/dates'
import * as ordersCopy from '@trivet/core/copy/orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { depositText } from '@trivet/core/copy/payments'
import { storageKeys } from '@trivet/core/cart'
import { addDays, formatUsDate } from '@trivet/core/dates'
import type { CartItem } from '@trivet/core/cart'
import { expect, test } from 'vitest'
import { MiniCart } from '../frame/mini-cart.tsx'
import { shopToday } from '../lib/shop-today.ts'
import { renderPage } from '../test/render-page.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import { sampleItem, sampleProduct, sampleSession } from '../test/samples.ts'
import CartRoute from './cart.tsx'

const today = shopToday()
const week = { start: addDays(today, 20), end: addDays(today, 27) }
type CartPage = {
  items: CartItem[]
  dates?: object
  isSignedIn?: boolean
  free?: number
  priceNow?: (id: string) => number | null
}

function renderCart({ items, dates, isSignedIn = false, free = 99, priceNow }: CartPage) {
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items }))
  if (dates) localStorage.setItem(storageKeys.rentalDates, JSON.stringify(dates))
  if (isSignedIn) localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const byId = ({ id }: { id: string }) => {
    const item = items.find((one) => one._id === id)
    return sampleProduct({ ...item, category: 'Essential', price: priceNow?.(id) ?? item?.price ?? 0 })
  }
  const availability = () => ({ fleet: 99, free, days: [] })
  return renderPage({
    path: '/cart',
    Component: CartRoute,
    api: { products: { byId, availability } },
    beside: <MiniCart />,
  })
}

const storedItems = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? '{"items":[]}').items
const row = (label: string) => screen.getByText(label).closest('[data-slot^="docket-"]')
const address = () => screen.getByLabelText('Address').textContent

test('an empty cart shows the way to the catalog', async () => {
  renderCart({ items: [] })
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse the kits' })).toHaveAttribute('href', '/catalog')
})

test.each([
  ['no JSON', '{'],
  ['another shape', '[1, 2]'],
  ['an impossible quantity', JSON.stringify({ items: [sampleItem({ qty: -4 })] })],
])('a stored cart with %s is an empty cart', async (_case, text) => {
  localStorage.setItem(storageKeys.cart, text)
  renderPage({ path: '/cart', Component: CartRoute })
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('lists items with price, line total and every cost', async () => {
  renderCart({ items: [sampleItem({ name: 'Weekend Kit', price: 35, qty: 2 })], dates: week })
  const list = await screen.findByRole('list', { name: 'Items in your cart' })
  expect(within(list).getByRole('link', { name: 'Weekend Kit' })).toHaveAttribute(
    'href',
    '/products/essential-kit',
  )
  expect(within(list).getByText('$35.00 / week')).toBeVisible()
  expect(within(list).getByText('$70.00')).toBeVisible()
  expect(row('Subtotal')).toHaveTextContent('$70.00')
  expect(row('Delivery fee')).toHaveTextContent('$15.00')
  expect(row('Tax')).toHaveTextContent('$5.78')
  expect(row('Total')).toHaveTextContent('$90.78')
  expect(screen.getByText(/Full refund if you cancel by/)).toBeVisible()
})

test('prices that could not be checked are said to be so', async () => {
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: [sampleItem()] }))
  const byId = () => {
    throw new ApiAnswerError({ status: 429, errorCode: null, message: 'Later' })
  }
  renderPage({ path: '/cart', Component: CartRoute, api: { products: { byId } } })
  expect(await screen.findByText(ordersCopy.pricesUnchecked)).toBeVisible()
})

test('a line costs what its days cost, with the price of the week beside it', async () => {
  const dates = { start: week.start, end: addDays(week.start, 10) }
  renderCart({
    items: [sampleItem({ name: 'Essential Kit', price: 49, qty: 2 })],
    dates,
  })
  const list = await screen.findByRole('list', { name: 'Items in your cart' })
  expect(within(list).getByText('$140.00')).toHaveTextContent('Line total $140.00for 10 days, $98.00 a week')
  expect(row('Subtotal')).toHaveTextContent('$98.00')
  expect(row('Extra days')).toHaveTextContent('$42.00')
})

test('damage protection adds its row and is remembered', async () => {
  const { user } = renderCart({ items: [sampleItem({ price: 70 })], dates: week })
  await user.click(await screen.findByRole('checkbox', { name: 'Damage protection' }))
  expect(row('Total')).toHaveTextContent('$97.78')
  expect(localStorage.getItem(storageKeys.damageProtection)).toBe('true')
})

test('the stepper changes the quantity at once, within 1 and the stock', async () => {
  const { user } = renderCart({ items: [sampleItem({ name: 'Wok', qty: 1, countInStock: 2 })] })
  const plus = await screen.findByRole('button', { name: 'Increase quantity of Wok' })
  expect(screen.getByRole('button', { name: 'Decrease quantity of Wok' })).toBeDisabled()
  await user.click(plus)
  expect(plus).toBeDisabled()
  expect(storedItems()).toMatchObject([{ qty: 2 }])
})

test('removing can be undone and puts the item back in its place', async () => {
  const items = [sampleItem({ name: 'Wok' }), sampleItem({ name: 'Crepe Pan' })]
  const { user } = renderCart({ items })
  await user.click(await screen.findByRole('button', { name: 'Remove Wok' }))
  expect(await screen.findByText(cartCopy.removedFromCart('Wok'))).toBeVisible()
  expect(storedItems()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(storedItems()).toMatchObject([{ name: 'Wok' }, { name: 'Crepe Pan' }])
})

/** Presses the focused button with the keyboard. */
async function pressEnter(user: ReturnType<typeof renderCart>['user'], button: HTMLElement) {
  act(() => button.focus())
  await user.keyboard('{Enter}')
}

test.each([
  ['a line', {}],
  ['a kit', { isCustomKit: true, items: [] }],
])(
  'after removing %s the focus is on the one that took its place, and on the empty cart at last',
  async (_case, facts) => {
    const items = ['Wok', 'Crepe Pan', 'Ladle'].map((name) => sampleItem({ name, ...facts }))
    const { user } = renderCart({ items })
    const remove = async (name: string) =>
      pressEnter(user, await screen.findByRole('button', { name: `Remove ${name}` }))
    await remove('Crepe Pan')
    expect(screen.getByRole('heading', { name: 'Ladle' })).toHaveFocus()
    await remove('Ladle')
    expect(screen.getByRole('heading', { name: 'Wok' })).toHaveFocus()
    await remove('Wok')
    expect(screen.getByText('Your cart is empty')).toHaveFocus()
  },
)

test('after Undo the focus is on the line that came back', async () => {
  const { user } = renderCart({ items: [sampleItem({ name: 'Wok' }), sampleItem({ name: 'Crepe Pan' })] })
  await pressEnter(user, await screen.findByRole('button', { name: 'Remove Wok' }))
  await pressEnter(user, await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Wok' })).toHaveFocus()
})

test('after clearing the focus is on the empty cart, and after its Undo on the first line', async () => {
  const { user } = renderCart({ items: [sampleItem({ name: 'Wok' }), sampleItem({ name: 'Crepe Pan' })] })
  await pressEnter(user, await screen.findByRole('button', { name: 'Clear Cart' }))
  expect(screen.getByText('Your cart is empty')).toHaveFocus()
  await pressEnter(user, await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('heading', { name: 'Wok' })).toHaveFocus()
})

test('in the mini-cart the focus stays among its lines, and after Undo is on the button of the cart', async () => {
  localStorage.setItem(
    storageKeys.cart,
    JSON.stringify({ items: [sampleItem({ name: 'Wok' }), sampleItem({ name: 'Crepe Pan' })] }),
  )
  const Component = () => <h1>Somewhere</h1>
  const { user } = renderPage({ path: '/faq', Component, beside: <MiniCart /> })
  await user.click(await screen.findByRole('button', { name: 'Cart, 2 items' }))
  await pressEnter(user, await screen.findByRole('button', { name: 'Remove Wok' }))
  expect(screen.getByRole('link', { name: 'Crepe Pan' })).toHaveFocus()
  await pressEnter(user, await screen.findByRole('button', { name: 'Remove Crepe Pan' }))
  expect(screen.getByText('Your cart is empty.')).toHaveFocus()
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' })
  if (undo) await pressEnter(user, undo)
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toHaveFocus()
})

test('clearing can be undone as well', async () => {
  const { user } = renderCart({ items: [sampleItem({ qty: 3 }), sampleItem()] })
  await user.click(await screen.findByRole('button', { name: 'Clear Cart' }))
  expect(await screen.findByText(cartCopy.cartCleared)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(storedItems()).toMatchObject([{ qty: 3 }, { qty: 1 }])
})

test('dates that are there and wrong are told at their field, and not called missing', async () => {
  const { user } = renderCart({ items: [sampleItem()] })
  const button = await screen.findByRole('button', { name: cartCopy.selectDatesToContinue })
  await user.click(button)
  await user.type(screen.getByRole('textbox', { name: 'Start date' }), formatUsDate(week.end))
  expect(screen.getByText(datesCopy.selectRentalDates)).toBeVisible()
  const end = screen.getByRole('textbox', { name: 'End date' })
  await user.type(end, formatUsDate(week.start))
  expect(screen.queryByText(datesCopy.selectRentalDates)).toBeNull()
  await user.click(button)
  expect(end).toHaveFocus()
  expect(end).toHaveAccessibleDescription(datesCopy.endAfterStart)
  expect(screen.queryByText(datesCopy.selectRentalDates)).toBeNull()
})

test('without dates the button asks for them and says so', async () => {
  const { user } = renderCart({ items: [sampleItem()] })
  await user.click(await screen.findByRole('button', { name: cartCopy.selectDatesToContinue }))
  const start = screen.getByRole('textbox', { name: 'Start date' })
  expect(start).toHaveFocus()
  expect(start).toBeInvalid()
  expect(start).toHaveAccessibleDescription(datesCopy.selectRentalDates)
  await waitFor(() => expect(address()).toBe('/cart'))
})

test('a typed date that is refused is not the date of the cart, until it is a good one', async () => {
  const { user } = renderCart({ items: [sampleItem()], dates: week })
  const end = await screen.findByRole('textbox', { name: 'End date' })
  expect(await screen.findByText('Rental duration')).toBeVisible()
  await user.clear(end)
  await user.type(end, formatUsDate(addDays(today, -3)))
  await user.tab()
  expect(end).toHaveValue(formatUsDate(addDays(today, -3)))
  expect(screen.queryByText('Rental duration')).toBeNull()
  await user.click(screen.getByRole('button', { name: cartCopy.selectDatesToContinue }))
  expect(end).toHaveFocus()
  await waitFor(() => expect(address()).toBe('/cart'))

  await user.clear(end)
  await user.type(end, formatUsDate(addDays(week.start, 10)))
  expect(screen.getByText('Rental duration').parentElement).toHaveTextContent('10 days')
  expect(screen.getByRole('button', { name: cartCopy.loginToCheckout })).toBeEnabled()
})

test('a signed-out visitor signs in first and comes back to booking', async () => {
  const { user } = renderCart({ items: [sampleItem()], dates: week })
  await user.click(await screen.findByRole('button', { name: cartCopy.loginToCheckout }))
  await waitFor(() => expect(address()).toBe('/login?redirect=booking'))
})

test('a signed-in visitor goes to booking', async () => {
  const { user } = renderCart({ items: [sampleItem()], dates: week, isSignedIn: true })
  await user.click(await screen.findByRole('button', { name: cartCopy.proceedToCheckout }))
  await waitFor(() => expect(address()).toBe('/booking'))
})

test('an item that is short on the dates says so and stops the checkout', async () => {
  renderCart({ items: [sampleItem({ name: 'Wok', qty: 3 })], dates: week, free: 2 })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`${ordersCopy.notEnoughStock('Wok')}: 2 of 3 can be had.`)
  const button = screen.getByRole('button', { name: cartCopy.loginToCheckout })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/Not enough stock for Wok/)
})

test('dates that have passed must be chosen anew', async () => {
  const past = { start: addDays(today, -9), end: addDays(today, -2) }
  renderCart({ items: [sampleItem()], dates: past })
  expect(await screen.findAllByText(datesCopy.startInPast)).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: cartCopy.loginToCheckout })).toBeDisabled()
})

test('names the deposits under the total and adds them to nothing', async () => {
  const { user } = renderCart({ items: [sampleItem({ name: 'Wok', price: 35, qty: 2 })], dates: week })
  expect(await screen.findByText(depositText(9000))).toBeVisible()
  expect(row('Total')).toHaveTextContent('$90.78')
  await user.click(screen.getByRole('button', { name: /^Increase/ }))
  expect(await screen.findByText(depositText(13_500))).toBeVisible()
})

test('remembered prices are replaced by those of today', async () => {
  renderCart({ items: [sampleItem({ price: 35 })], priceNow: () => 49 })
  await waitFor(() => expect(row('Subtotal')).toHaveTextContent('$49.00'))
  expect(storedItems()).toMatchObject([{ price: 49, qty: 1 }])
})

test('another tab changes this one', async () => {
  renderCart({ items: [sampleItem({ name: 'Wok' })] })
  await screen.findByRole('link', { name: 'Wok' })
  localStorage.removeItem(storageKeys.cart)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart })))
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('the mini-cart counts pieces, lists them, and closes on Escape and outside', async () => {
  const { user } = renderCart({ items: [sampleItem({ name: 'Wok', qty: 2, price: 30 })] })
  const opener = await screen.findByRole('button', { name: 'Cart, 2 items' })
  await user.click(opener)
  expect(await screen.findByText('$30.00 / week × 2')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/login?redirect=booking')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'View Cart' })).toBeNull()
  expect(opener).toHaveFocus()
  await user.click(opener)
  await user.click(screen.getByRole('heading', { name: 'Your cart' }))
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})
