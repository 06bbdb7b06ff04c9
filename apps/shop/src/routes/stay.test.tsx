import * as cartCopy from '@trivet/core/copy/cart'
import * as staysCopy from '@trivet/core/copy/stays'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test } from 'vitest'
import { code, samplePublicStay } from '../test/host-samples.ts'
import { renderPage } from '../test/render-page.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import StayRoute from './stay.tsx'

function renderStay(bySlug: NonNullable<TrpcAnswers['stays']>['bySlug'] = () => samplePublicStay()) {
  return renderPage({
    path: '/stay/:slug',
    at: '/stay/casa-azul-k7m2qd',
    Component: StayRoute,
    api: { stays: { bySlug } },
  })
}

const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 4000 })
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

test('tells what the kitchen has and lacks, and where it is, but not its address', async () => {
  renderStay()
  expect(await heading()).toHaveTextContent('Casa Azul')
  expect(screen.getByText('Austin, TX')).toBeVisible()
  const kitchen = within(screen.getByRole('region', { name: 'The kitchen' }))
  expect(kitchen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pans', 'Pots'])
  expect(kitchen.getByText(/Not there: Knives, Utensils/)).toBeVisible()
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

test('without a good code nothing is promised, and a code of one’s own stays', async () => {
  localStorage.setItem(storageKeys.appliedReferralCode, '"QWERTY23"')
  renderStay(() => samplePublicStay({ referralCode: null }))
  await heading()
  expect(screen.queryByText(/off your first order/)).not.toBeInTheDocument()
  expect(stored(storageKeys.appliedReferralCode)).toBe('QWERTY23')
})

test('one press adds what is missing, and Undo takes it back', async () => {
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
  await waitFor(() => expect(heading.parentElement).toHaveTextContent('$9.50 / week$13.57 for 10 days'))
})

test('from five pieces on says what they cost as one kit', async () => {
  const { proposal } = samplePublicStay()
  const five = [1, 2, 3, 4, 5].flatMap((nth) =>
    proposal.slice(0, 1).map((piece) => ({
      ...piece,
      product: { ...piece.product, _id: String(nth).repeat(24), price: 10 },
    })),
  )
  renderStay(() => samplePublicStay({ proposal: five }))
  expect(await screen.findByText(/As one custom kit they cost 5% less/)).toHaveTextContent('$47.50 / week')
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
