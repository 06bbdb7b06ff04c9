import * as addressCopy from '@trivet/core/copy/address'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { airbnbPlaceholderAddress } from '@trivet/core/address'
import { expect, test, vi } from 'vitest'
import { address, farWeek, renderBooking } from '../../test/render-booking.tsx'
import { sampleOrder } from '../../test/samples.ts'
import type { TrpcAnswers } from '../../test/trpc-handlers.ts'

type Place = NonNullable<NonNullable<TrpcAnswers['orders']>['place']>

const listing = 'https://www.airbnb.com/rooms/12345'
const toListing = {
  addressSource: 'airbnb',
  airbnbUrl: listing,
  address: airbnbPlaceholderAddress,
  paymentMethod: 'paypal',
}

function renderStep(step: string, draft: object = toListing) {
  const place = vi.fn<Place>(() => sampleOrder())
  return { place, ...renderBooking({ step, period: farWeek, draft, orders: { place } }) }
}

const confirmation = () =>
  screen.findByLabelText('Deliver to this listing. I will send the exact address before delivery.')

async function placeOrder(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Place Order' }))
}

test('an order to an unconfirmed placeholder is refused and led to the address step', async () => {
  const { user, place } = renderStep('payment')
  await waitFor(() => expect(address()).toBe('/booking?step=address'))
  expect(await confirmation()).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(addressCopy.placeholderAddressOpen)
  expect(place).not.toHaveBeenCalled()
})

test('once the guest has confirmed the listing, its city and ZIP code are needed, and the order goes to it', async () => {
  const { user, place } = renderStep('address')
  await user.click(await confirmation())
  expect(screen.getByLabelText('City')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(addressCopy.fillListingPlace)
  await user.type(screen.getByLabelText('Postal code'), '78704')
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Austin'))
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByText(addressCopy.addressToFollow, { exact: false })).toBeVisible()
  await placeOrder(user)
  await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
  expect(place.mock.calls[0]?.[0]).toMatchObject({
    airbnbListing: listing,
    rentalAddress: { street: '', city: 'Austin', state: 'TX', postalCode: '78704', country: 'USA' },
  })
})

test('the confirmation is kept over a reload and can be taken back', async () => {
  const { user, place } = renderStep('address', { ...toListing, confirmedListing: listing })
  expect(await confirmation()).toBeChecked()
  await user.click(await confirmation())
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(addressCopy.placeholderAddressOpen)
  expect(place).not.toHaveBeenCalled()
})

test('another listing has to be confirmed again', async () => {
  const { user } = renderStep('address', { ...toListing, confirmedListing: listing })
  await user.type(await screen.findByLabelText('Airbnb listing URL'), '678')
  expect(await confirmation()).not.toBeChecked()
})

test('without a listing there is nothing to confirm', async () => {
  const { user } = renderStep('address', { ...toListing, confirmedListing: listing })
  await user.click(await screen.findByLabelText(/Enter the address/))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(addressCopy.placeholderAddressOpen)
})
