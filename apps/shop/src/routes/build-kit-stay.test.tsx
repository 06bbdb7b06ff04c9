import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { addDays } from '@trivet/core/dates'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as staysCopy from '@trivet/core/copy/stays'
import { expect, test, vi } from 'vitest'
import { shopToday } from '../lib/shop-today.ts'
import { samplePublicStay } from '../test/host-samples.ts'
import { knife, pan, sampleLine, spoon } from '../test/kit-samples.ts'
import { onCloth, renderBuilder } from '../test/render-kits.tsx'
import { ApiAnswerError } from '../test/trpc-handlers.ts'

const at = '/build-kit?stay=casa-azul-k7m2qd'
const proposal = [knife, pan, spoon].map((product) => ({ category: product.kitCategory, product }))
const stays = { bySlug: () => samplePublicStay({ has: [], proposal }) }
const missing = ["Remove Chef's knife", 'Remove Frying pan', 'Remove Wooden spoon']
const address = () => screen.getByLabelText('Address').textContent

test('opens with exactly the pieces that a stay lacks, named after it', async () => {
  renderBuilder({ at, api: { stays } })
  await waitFor(() => expect(onCloth()).toEqual(missing))
  expect(screen.getByRole('textbox', { name: 'Kit name' })).toHaveValue('Casa Azul kit')
  await waitFor(() => expect(address()).toBe('/build-kit'))
})

test('knows the place of the stay beside the dates, and says what cannot be had there then', async () => {
  const trip = { start: addDays(shopToday(), 20), end: addDays(shopToday(), 27) }
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify(trip))
  const availability = vi.fn(({ id }: { id: string }) => ({
    fleet: 9,
    free: id === pan._id ? 0 : 9,
    days: [],
  }))
  renderBuilder({ at, api: { stays, products: { availability } } })
  const place = await screen.findByLabelText('Where are you staying?')
  await waitFor(() => expect(place).toHaveValue('78701'))
  expect(await screen.findByText(ordersCopy.notEnoughStock('Frying pan') + '.')).toBeInTheDocument()
  expect(availability.mock.lastCall?.[0]).toMatchObject({ place: '78701' })
})

test('leaves out what lies in the cart already', async () => {
  const inCart = { ...pan, category: null, qty: 1 }
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: [inCart] }))
  renderBuilder({ at, api: { stays } })
  await waitFor(() => expect(onCloth()).toEqual([missing[0], missing[2]]))
})

test('asks before it replaces a kit that was begun, which stays if wanted', async () => {
  const begun = { new: { name: 'Dune House', lines: [sampleLine()], base: null, changedAt: 1 } }
  localStorage.setItem(storageKeys.kitDrafts, JSON.stringify(begun))
  const first = renderBuilder({ at, api: { stays } })
  await first.user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(address()).toBe('/build-kit'))
  await waitFor(() => expect(onCloth()).toHaveLength(1))
  first.unmount()

  const second = renderBuilder({ at, api: { stays } })
  await second.user.click(await screen.findByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(onCloth()).toEqual(missing))
  await second.user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(onCloth()).toHaveLength(1))
})

test('a stay that is gone is said, and the builder is there', async () => {
  const bySlug = () => {
    throw new ApiAnswerError({ status: 404, errorCode: 'STAY_NOT_FOUND', message: staysCopy.stayNotFound })
  }
  renderBuilder({ at, api: { stays: { bySlug } } })
  expect(await screen.findByText(staysCopy.stayNotFound)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Kit name' })).toBeVisible()
})
