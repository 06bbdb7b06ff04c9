import * as generalCopy from '@trivet/core/copy/general'
import type { Stay } from '@trivet/core/contract/stays'
import { screen, waitFor, within } from '@testing-library/react'

import * as staysCopy from '@trivet/core/copy/stays'
import { expect, test, vi } from 'vitest'
import { code, noCodeYet, renderDashboard, sampleStay } from '../test/host-samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'

// many fields, on a machine that may be busy
vi.setConfig({ testTimeout: 20_000 })

const [whisk, board] = ['a'.repeat(24), 'b'.repeat(24)]

const listing = (title = 'Casa Azul') => screen.findByRole('article', { name: title })
const down = () => Promise.reject(new Error('down'))

test('a listing has its link, its QR code and its card', async () => {
  const { user } = renderDashboard()
  const card = within(await listing())
  expect(card.getByText('The kitchen has: Pans, Pots')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Copy link of Casa Azul' }))
  expect(await navigator.clipboard.readText()).toBe(sampleStay().link)
  await user.click(await card.findByText('QR code and card'))
  expect(card.getByRole('img')).toHaveAttribute(
    'src',
    `/api/referral/marketing/${code}/qr.svg?stay=casa-azul-k7m2qd`,
  )
})

test.each([
  [{ categories: ['pan', 'pot'], products: [whisk, board] }, 'The kitchen has: Pans, Pots and 2 more pieces'],
  [{ categories: [], products: [whisk] }, 'The kitchen has: 1 piece'],
] satisfies [Stay['has'], string][])(
  'counts the pieces of kinds that are not all there: %j',
  async (has, text) => {
    renderDashboard({ stays: { mine: () => [sampleStay({ has })] } })
    expect(within(await listing()).getByText(text)).toBeVisible()
  },
)

test('without a code it says what its QR code waits for', async () => {
  renderDashboard({ referrals: { mine: noCodeYet } })
  expect(await within(await listing()).findByText(/need your referral code/)).toBeVisible()
})

test('a new listing is saved with its link in the plain form and what the kitchen has', async () => {
  const sent: unknown[] = []
  const { user } = renderDashboard({
    stays: {
      mine: () => [],
      create(input) {
        sent.push(input)
        return sampleStay({ title: input.title })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add a listing' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a listing' }))
  await user.click(dialog.getByRole('button', { name: 'Save listing' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Name of the rental')

  for (const [label, text] of [
    ['Name of the rental', 'Casa Verde'],
    ['Street address', '500 Congress Ave'],
    ['Postal code', '78701'],
    ['City', 'Austin'],
    ['State', 'TX'],
    ['Airbnb listing URL', 'https://m.airbnb.co.uk/rooms/12345?x=1'],
    ['How to get in', 'Key box'],
  ] as const) {
    await user.clear(dialog.getByLabelText(label))
    await user.click(dialog.getByLabelText(label))
    await user.paste(text)
    // the ZIP code writes the city, as soon as the list of cities is there
    if (label === 'Postal code')
      await waitFor(() => expect(dialog.getByLabelText('City')).toHaveValue('Austin'))
  }
  expect(dialog.getByText('Saved as https://www.airbnb.com/rooms/12345')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Pans' }))
  await user.click(dialog.getByRole('button', { name: 'Save listing' }))

  expect(await listing('Casa Verde')).toBeVisible()
  expect(sent[0]).toMatchObject({
    title: 'Casa Verde',
    address: { street: '500 Congress Ave', city: 'Austin', state: 'TX', postalCode: '78701' },
    airbnbListing: 'https://www.airbnb.com/rooms/12345',
    accessNotes: 'Key box',
    has: { categories: ['pan'] },
  })
})

const bozeman = { ...sampleStay().address, city: 'Bozeman', state: 'MT', postalCode: '59718' }
const notServed = 'We do not deliver to 59718 yet. The nearest area we serve: Denver.'

test('a listing where we do not deliver says so, on its card and at its field', async () => {
  const { user } = renderDashboard({
    stays: {
      mine: () => [sampleStay({ address: bozeman })],
      update() {
        const errors = [{ path: 'address.postalCode', message: notServed }]
        throw new ApiAnswerError({
          status: 422,
          errorCode: 'OUTSIDE_SERVICE_AREA',
          message: notServed,
          errors,
        })
      },
    },
  })
  expect(within(await listing()).getByText(staysCopy.stayNotServed(notServed))).toBeVisible()
  await user.click(within(await listing()).getByRole('button', { name: 'Edit Casa Azul' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Casa Azul' }))
  expect(dialog.getByLabelText('Postal code')).toHaveAccessibleDescription(notServed)
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await dialog.findByRole('link', { name: 'Postal code' })).toBeVisible()
})

test('a listing is changed, and what was there is kept', async () => {
  const sent: { title: string; has?: unknown }[] = []
  const { user } = renderDashboard({
    stays: {
      update(input) {
        sent.push(input)
        return sampleStay({ title: input.title })
      },
    },
  })
  await user.click(within(await listing()).getByRole('button', { name: 'Edit Casa Azul' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Casa Azul' }))
  expect(dialog.getByRole('checkbox', { name: 'Pots' })).toBeChecked()
  await user.clear(dialog.getByLabelText('Name of the rental'))
  await user.type(dialog.getByLabelText('Name of the rental'), 'Casa Roja')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await listing('Casa Roja')).toBeVisible()
  expect(sent[0]?.has).toEqual({ categories: ['pan', 'pot'], products: [] })
})

test('a listing that is not saved says why and keeps what was typed', async () => {
  const { user } = renderDashboard({ stays: { update: down } })
  await user.click(within(await listing()).getByRole('button', { name: 'Edit Casa Azul' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save the listing')
  expect(dialog.getByLabelText('How to get in')).toHaveValue('Key box 2580')
})

test('a listing is deleted only after a question', async () => {
  const deleted: string[] = []
  const { user } = renderDashboard({ stays: { delete: ({ id }) => void deleted.push(id) } })
  const ask = async () =>
    user.click(within(await listing()).getByRole('button', { name: 'Delete Casa Azul' }))
  await ask()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  expect(deleted).toEqual([])
  await ask()
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete listing' }),
  )
  expect(await screen.findByRole('heading', { name: 'No listings yet' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your listings' })).toHaveFocus())
  expect(deleted).toEqual([sampleStay()._id])
})

test('a listing that could not be deleted stays', async () => {
  const { user } = renderDashboard({ stays: { delete: down } })
  await user.click(within(await listing()).getByRole('button', { name: 'Delete Casa Azul' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete listing' }),
  )
  expect(await screen.findByText('Failed to delete the listing')).toBeVisible()
  expect(await listing()).toBeInTheDocument()
})

test('listings that do not load say so and can be tried again', async () => {
  let isDown = true
  const { user } = renderDashboard({ stays: { mine: () => (isDown ? down() : [sampleStay()]) } })
  expect(await screen.findByText('Failed to load your listings')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await listing()).toBeVisible()
  expect(screen.queryByText(generalCopy.errorOccurred)).not.toBeInTheDocument()
})
