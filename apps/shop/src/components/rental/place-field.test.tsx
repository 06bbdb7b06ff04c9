import { screen } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { PlaceField } from './place-field.tsx'

beforeEach(() => localStorage.removeItem(storageKeys.place))

const open = () => {
  const { user } = renderPage({ path: '/', Component: PlaceField })
  return { user, field: screen.getByLabelText('Where are you staying?') }
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
  expect(await screen.findByText('Please give us the ZIP code of that place')).toBeVisible()
})

test('where we do not deliver, it says so, and takes an email for the day we do', async () => {
  const { user, field } = open()
  await user.type(field, '59718')
  expect(await screen.findByText(/^We do not deliver to 59718 yet/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tell me when you come here' }))
  expect(await screen.findByLabelText(/Your email/)).toBeVisible()
})
