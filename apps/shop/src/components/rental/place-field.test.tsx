import { screen, waitFor } from '@testing-library/react'
import { addDays } from '@trivet/core/dates'
import { storageKeys } from '@trivet/core/cart'
import { beforeEach, expect, test } from 'vitest'
import { shopToday } from '../../lib/shop-today.ts'
import { renderPage } from '../../test/render-page.tsx'
import { sampleItem } from '../../test/samples.ts'
import type { TrpcAnswers } from '../../test/trpc-handlers.ts'
import { PlaceField } from './place-field.tsx'

beforeEach(() => localStorage.removeItem(storageKeys.place))

const open = (api: TrpcAnswers = {}) => {
  const view = renderPage({ path: '/', Component: PlaceField, api })
  return { ...view, field: screen.getByLabelText('Where are you staying?') }
}

test('a ZIP code tells the area with its fee and tax, and is remembered', async () => {
  const { user, field } = open()
  await user.type(field, '78704')
  expect(await screen.findByText('Austin: delivery $15.00, tax 8.25%')).toBeVisible()
  expect(localStorage.getItem(storageKeys.place)).toBe('"78704"')
  await user.clear(field)
  expect(localStorage.getItem(storageKeys.place)).toBeNull()
})

test('a city does as well, and one that is in two areas asks for the ZIP code', async () => {
  const { user, field } = open()
  await user.type(field, 'san jose, CA{Enter}')
  expect(await screen.findByText(/^San Francisco Bay Area/)).toBeVisible()
  await user.clear(field)
  await user.type(field, 'Aurora{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please give us the ZIP code of that place')
})

test.each(['Orlando', '00000'])(
  'a place that nobody knows takes that of before away: %s',
  async (unknown) => {
    const { user, field } = open()
    await user.type(field, '78704{Enter}')
    expect(await screen.findByText('Austin: delivery $15.00, tax 8.25%')).toBeVisible()
    await user.type(field, `${unknown}{Enter}`, { initialSelectionStart: 0, initialSelectionEnd: 5 })
    expect(await screen.findByText('Please give us the ZIP code of that place')).toBeVisible()
    expect(screen.queryByText(/^Austin/)).toBeNull()
    expect(localStorage.getItem(storageKeys.place)).toBeNull()
    expect(field).toHaveValue(unknown)
  },
)

test('a city is known once its name is whole, and stands there as it was typed until the field is left', async () => {
  const { user, field } = open()
  await user.type(field, 'Austin')
  expect(await screen.findByText('Austin: delivery $15.00, tax 8.25%')).toBeVisible()
  expect(field).toHaveValue('Austin')
  await user.tab()
  await waitFor(() => expect(field).toHaveValue('78701'))
})

test('where we do not deliver is said aloud once, and not again on the next page', async () => {
  const { user, field, unmount } = open()
  await user.type(field, '59718')
  expect(screen.getByRole('alert')).toHaveTextContent(/^We do not deliver to 59718 yet/)
  unmount()
  expect(open().field).toHaveAccessibleDescription(/^We do not deliver to 59718 yet/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('where we do not deliver, it says so, and takes an email for the day we do', async () => {
  const { user, field } = open()
  await user.type(field, '59718')
  expect(await screen.findByText(/^We do not deliver to 59718 yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tell me when you come here' }))
  expect(await screen.findByLabelText(/Your email/)).toBeVisible()
})

test('another place has the cart checked there, names what is not free, and leads to the swaps', async () => {
  const [pan, pot] = [
    sampleItem({ name: 'Copper pan', slug: 'pan' }),
    sampleItem({ name: 'Pot', slug: 'pot' }),
  ]
  const trip = { start: addDays(shopToday(), 20), end: addDays(shopToday(), 27) }
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: [pan, pot] }))
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify(trip))
  const free = ({ id, place }: { id: string; place?: string | undefined }) =>
    id === pan._id && place === '80202' ? 0 : 9
  const { user, field } = open({
    products: { availability: (asked) => ({ fleet: 9, free: free(asked), days: [] }) },
  })
  await user.type(field, '78704')
  expect(await screen.findByText(/^Austin: delivery/)).toBeVisible()
  await user.clear(field)
  await user.type(field, '80202')
  expect(await screen.findByText('Not free in Denver on your dates: Copper pan')).toBeVisible()
  expect(screen.queryByText(/Not free in Austin/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'See swaps' }))
  expect(screen.getByLabelText('Address')).toHaveTextContent('/cart')
})
