import * as cartCopy from '@trivet/core/copy/cart'
import * as staysCopy from '@trivet/core/copy/stays'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import * as kitsCopy from '@trivet/core/copy/kits'
import { expect, test, vi } from 'vitest'
import { code, samplePublicStay } from '../test/host-samples.ts'
import { knife, pan, sampleKit, sampleKitProduct, spoon } from '../test/kit-samples.ts'
import { sampleItem, sampleSession } from '../test/samples.ts'
import { renderPage } from '../test/render-page.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import StayRoute from './stay.tsx'

function renderStay(
  bySlug: NonNullable<TrpcAnswers['stays']>['bySlug'] = () => samplePublicStay(),
  kits: TrpcAnswers['kits'] = {},
) {
  return renderPage({
    path: '/stay/:slug',
    at: '/stay/casa-azul-k7m2qd',
    Component: StayRoute,
    api: { stays: { bySlug }, kits },
  })
}

const heading = () => screen.findByRole('heading', { level: 1 })
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

test('tells what the kitchen has and lacks, and where it is, but not its address', async () => {
  renderStay()
  expect(await heading()).toHaveTextContent('Casa Azul')
  expect(screen.getByText('Austin, TX')).toBeVisible()
  const kitchen = within(screen.getByRole('region', { name: 'The kitchen' }))
  expect(kitchen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pans', 'Pots'])
  expect(kitchen.getByText('Not there: Knives, Utensils, Bakeware, Appliances, Storage')).toBeVisible()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute('content', 'Casa Azul | Trivet')
})

test('applies the code of the host and remembers where to deliver', async () => {
  renderStay()
  expect(await screen.findByText('10% off your first order')).toBeVisible()
  expect(stored(storageKeys.appliedReferralCode)).toBe(code)
  expect(stored(storageKeys.stay)).toEqual({
    slug: 'casa-azul-k7m2qd',
    title: 'Casa Azul',
    city: 'Austin',
    state: 'TX',
  })
})

test('fills in the place of the trip, which the guest may still change', async () => {
  const { user } = renderStay()
  const place = await screen.findByLabelText('Where are you staying?')
  await waitFor(() => expect(place).toHaveValue('78701'))
  expect(await screen.findByText('Austin: delivery $15.00, tax 8.25%')).toBeVisible()
  await user.clear(place)
  await user.type(place, '80202')
  expect(await screen.findByText(/^Denver: delivery/)).toBeVisible()
  expect(stored(storageKeys.place)).toBe('80202')
})

test('without a good code nothing is promised, and a code of one’s own stays', async () => {
  localStorage.setItem(storageKeys.appliedReferralCode, '"QWERTY23"')
  renderStay(() => samplePublicStay({ referralCode: null }))
  await heading()
  expect(screen.queryByText(/off your first order/)).not.toBeInTheDocument()
  expect(stored(storageKeys.appliedReferralCode)).toBe('QWERTY23')
})

test('where the kitchen has what a kit needs, one press adds the single pieces, and Undo takes them back', async () => {
  const { user } = renderStay()
  expect(await screen.findByText('$9.50 / week')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add what is missing' }))
  expect(await screen.findByText('2 items added to cart')).toBeVisible()
  expect(stored(storageKeys.cart)).toMatchObject({ items: [{ name: 'Paring knife' }, { name: 'Whisk' }] })
  expect(screen.getByRole('link', { name: 'View Cart' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add what is missing' })).toBeVisible())
})

test('with dates tells what is missing costs over them', async () => {
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start: '2030-12-10', end: '2030-12-20' }))
  renderStay()
  const heading = await screen.findByRole('heading', { name: 'What is missing' })
  // 9.50 and three sevenths of each: 2.50 + 7.00, 1.07 + 3.00
  await waitFor(() =>
    expect(heading.parentElement).toHaveTextContent(
      '$9.50 / week$13.57 for 10 days, Tue, Dec 10 – Fri, Dec 20',
    ),
  )
})

const board = sampleKitProduct({ name: 'Board', kitCategory: 'other', price: 4.5 })
const tin = sampleKitProduct({ name: 'Loaf tin', kitCategory: 'bakeware', price: 3.5 })
const missing = [knife, pan, spoon, tin, board]
const proposal = missing.map((product) => ({ category: product.kitCategory, product }))

/** A kitchen that lacks five pieces, of which a whole kit can be made: 26.00 less 5%. */
function renderGap({ isSignedIn = true, create = () => sampleKit(), ...kits }: Gap = {}) {
  if (isSignedIn) localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const addToCart = () => ({
    ...sampleItem({ _id: sampleKit()._id, name: 'Casa Azul kit', slug: '', price: 24.7 }),
    deposit: 75,
    isCustomKit: true as const,
    items: missing.map(({ _id, name, image }) => ({ product: _id, name, quantity: 1, image })),
    lastModified: sampleKit().lastModified,
  })
  return renderStay(() => samplePublicStay({ has: [], proposal }), { create, addToCart, ...kits })
}

type Gap = TrpcAnswers['kits'] & { isSignedIn?: boolean }

const pressAll = () => screen.findByRole('button', { name: 'Add what is missing' })

test('says before the press what the pieces cost as one kit, and over the dates', async () => {
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start: '2030-12-10', end: '2030-12-20' }))
  renderGap()
  const heading = await screen.findByRole('heading', { name: 'What is missing' })
  // 24.70 and three sevenths of it
  await waitFor(() =>
    expect(heading.parentElement).toHaveTextContent(
      '$24.70 / week$35.29 for 10 days, Tue, Dec 10 – Fri, Dec 20',
    ),
  )
  expect(screen.getByText(/One custom kit of 5 pieces: \$26\.00 by the piece, less 5%\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Build it' })).toHaveAttribute(
    'href',
    '/build-kit?stay=casa-azul-k7m2qd',
  )
})

test('one press puts what is missing into the cart as one kit, one piece per need', async () => {
  const create = vi.fn((_input: unknown) => sampleKit())
  const { user } = renderGap({ create })
  await user.dblClick(await pressAll())
  expect(await screen.findByText(cartCopy.customKitAddedToCart('Casa Azul kit'))).toBeVisible()
  expect(create.mock.calls.map(([input]) => input)).toEqual([
    { name: 'Casa Azul kit', items: missing.map(({ _id }) => ({ product: _id, quantity: 1 })) },
  ])
  expect(stored(storageKeys.cart)).toMatchObject({ items: [{ name: 'Casa Azul kit', price: 24.7, qty: 1 }] })
  expect(screen.getByRole('link', { name: 'View Cart' })).toBeVisible()
  for (const { name } of missing) {
    expect(screen.getByRole('button', { name: `In your cart ${name}` })).toBeDisabled()
  }
})

test('a kit that cannot be put into the cart says so, and a second press makes no second kit', async () => {
  const create = vi.fn((_input: unknown) => sampleKit())
  let isShort = true
  const addToCart = () => {
    if (isShort) {
      throw new ApiAnswerError({
        status: 409,
        errorCode: 'NOT_ENOUGH_STOCK',
        message: kitsCopy.kitNotEnoughStock('Board'),
      })
    }
    return {
      ...sampleItem({ name: 'Casa Azul kit' }),
      deposit: 0,
      isCustomKit: true as const,
      items: [],
      lastModified: sampleKit().lastModified,
    }
  }
  const { user } = renderGap({ create, addToCart })
  await user.click(await pressAll())
  expect(await screen.findByText(kitsCopy.kitNotEnoughStock('Board'))).toBeVisible()
  isShort = false
  await user.click(await pressAll())
  expect(await screen.findByText(cartCopy.customKitAddedToCart('Casa Azul kit'))).toBeVisible()
  expect(create).toHaveBeenCalledTimes(1)
})

test('who is signed out signs in first, and need not press again', async () => {
  const { user, unmount } = renderGap({ isSignedIn: false })
  await user.click(await pressAll())
  expect(await screen.findByText(kitsCopy.kitSignInRequired)).toBeVisible()
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login?redirect=stay%2Fcasa-azul-k7m2qd')
  unmount()

  const create = vi.fn((_input: unknown) => sampleKit())
  const back = renderGap({ create })
  expect(await screen.findByText(cartCopy.customKitAddedToCart('Casa Azul kit'))).toBeVisible()
  back.unmount()

  renderGap({ create })
  expect(await screen.findByRole('link', { name: 'View Cart' })).toBeVisible()
  expect(create).toHaveBeenCalledTimes(1)
})

test('who comes back without signing in is asked for nothing', async () => {
  const { user, unmount } = renderGap({ isSignedIn: false })
  await user.click(await pressAll())
  await screen.findByText(kitsCopy.kitSignInRequired)
  unmount()
  renderGap({ isSignedIn: false }).unmount()
  const create = vi.fn((_input: unknown) => sampleKit())
  renderGap({ create })
  await waitFor(async () => expect(await pressAll()).not.toHaveAttribute('aria-disabled'))
  expect(create).not.toHaveBeenCalled()
})

test('a thing can be added alone', async () => {
  const { user } = renderStay()
  await user.click(await screen.findByRole('button', { name: 'Add Whisk' }))
  expect(await screen.findByText(cartCopy.addedToCart('Whisk'))).toBeVisible()
  expect(screen.getByRole('button', { name: 'In your cart Whisk' })).toBeDisabled()
  const heading = screen.getByRole('heading', { name: 'What is missing' })
  expect(heading.parentElement).toHaveTextContent('$7.00 / week')
})

test('a kitchen that lacks nothing says so', async () => {
  renderStay(() => samplePublicStay({ proposal: [] }))
  expect(await screen.findByText(/lacks nothing we would call essential/)).toBeVisible()
})

test('an unknown stay is not found', async () => {
  renderStay(() => {
    throw new ApiAnswerError({ status: 404, errorCode: 'STAY_NOT_FOUND', message: staysCopy.stayNotFound })
  })
  expect(await heading()).toHaveTextContent(staysCopy.stayNotFound)
})

test('a stay that does not load can be tried again', async () => {
  let isDown = true
  const { user } = renderStay(() => (isDown ? Promise.reject(new Error('down')) : samplePublicStay()))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Azul' })).toBeVisible()
})
