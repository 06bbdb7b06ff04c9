import * as addressCopy from '@trivet/core/copy/address'
import { screen, waitFor, within } from '@testing-library/react'
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
  await placeOrder(user)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(addressCopy.placeholderAddressOpen)
  expect(place).not.toHaveBeenCalled()

  await user.click(within(alert).getByRole('link'))
  expect(await confirmation()).not.toBeChecked()
})

test('once the guest has confirmed the listing the order goes to it', async () => {
  const { user, place } = renderStep('address')
  await user.click(await confirmation())
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await placeOrder(user)
  await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
  expect(place.mock.calls[0]?.[0]).toMatchObject({
    airbnbListing: listing,
    rentalAddress: airbnbPlaceholderAddress,
  })
})

test('the confirmation is kept over a reload and can be taken back', async () => {
  const { user, place } = renderStep('address', { ...toListing, confirmedListing: listing })
  expect(await confirmation()).toBeChecked()
  await user.click(await confirmation())
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await placeOrder(user)
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
  await placeOrder(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(addressCopy.placeholderAddressOpen)
})
