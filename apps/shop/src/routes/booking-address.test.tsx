import * as addressCopy from '@trivet/core/copy/address'
import { screen, waitFor } from '@testing-library/react'
import { airbnbPlaceholderAddress } from '@trivet/core/address'
import { storageKeys } from '@trivet/core/cart'
import { toShopFacts } from '@trivet/core/contract/settings'
import { standardSettings } from '@trivet/core/settings'
import { describe, expect, test } from 'vitest'
import { address, austin, farWeek, quoteOf, renderBooking } from '../test/render-booking.tsx'
import { server } from '../test/server.ts'
import { trpcHandlers } from '../test/trpc-handlers.ts'

const ready = { step: 'address', period: farWeek }

describe('a postal code', () => {
  const type = async (user: ReturnType<typeof renderBooking>['user'], postalCode: string) => {
    const field = await screen.findByLabelText('Postal code')
    await user.clear(field)
    await user.type(field, postalCode)
  }
  const place = () => [screen.getByLabelText('City'), screen.getByLabelText('State')]
  const expectPlace = (city: string, state: string) =>
    waitFor(() => expect(place().map((field) => (field as HTMLInputElement).value)).toEqual([city, state]))

  test('that was given beside the dates stands there, with its city and state', async () => {
    localStorage.setItem(storageKeys.place, '"78704"')
    renderBooking(ready)
    expect(await screen.findByLabelText('Postal code')).toHaveValue('78704')
    await expectPlace('Austin', 'TX')
    localStorage.removeItem(storageKeys.place)
  })

  test('of a place that was changed since gives way to the new one, an address with a street does not', async () => {
    localStorage.setItem(storageKeys.place, '"80202"')
    const address = { street: '', city: 'Austin', state: 'TX', postalCode: '78704', country: 'USA' as const }
    const { unmount } = renderBooking({ ...ready, draft: { address } })
    expect(await screen.findByLabelText('Postal code')).toHaveValue('80202')
    await expectPlace('Denver', 'CO')
    unmount()
    renderBooking({ ...ready, draft: { address: { ...address, street: '1200 Barton Springs Rd' } } })
    expect(await screen.findByLabelText('Postal code')).toHaveValue('78704')
    localStorage.removeItem(storageKeys.place)
  })

  test('fills in city and state, and corrects what it filled in', async () => {
    const { user } = renderBooking(ready)
    await type(user, '78701')
    await expectPlace('Austin', 'TX')
    await type(user, '33139')
    await expectPlace('Miami Beach', 'FL')
  })

  test('corrects what it filled in also after one that is not known', async () => {
    const { user } = renderBooking(ready)
    await type(user, '90001')
    await expectPlace('Los Angeles', 'CA')
    await type(user, '93301')
    await type(user, '94103')
    await expectPlace('San Francisco', 'CA')
  })

  test('that tells the state alone takes the city of another one away', async () => {
    const { user } = renderBooking(ready)
    await type(user, '90001')
    await expectPlace('Los Angeles', 'CA')
    await type(user, '11701')
    await expectPlace('', 'NY')
  })

  test('leaves what a person typed, whatever codes came before', async () => {
    const { user } = renderBooking(ready)
    await type(user, '90001')
    await expectPlace('Los Angeles', 'CA')
    await user.clear(screen.getByLabelText('City'))
    await user.type(screen.getByLabelText('City'), 'Watts')
    await type(user, '93301')
    await type(user, '94103')
    await type(user, '11701')
    await expectPlace('Watts', 'NY')
  })

  test('is overridden by what a person typed', async () => {
    const { user } = renderBooking(ready)
    await user.type(await screen.findByLabelText('City'), 'Zilker')
    await type(user, '78704')
    await expectPlace('Zilker', 'TX')
    await type(user, '37206')
    await expectPlace('Zilker', 'TN')
  })

  test('replaces the placeholder of a listing', async () => {
    const { user } = renderBooking({ ...ready, draft: { address: airbnbPlaceholderAddress } })
    await type(user, '60614')
    await expectPlace('Chicago', 'IL')
  })

  test('of another country fills in nothing', async () => {
    const { user } = renderBooking(ready)
    await user.selectOptions(await screen.findByLabelText('Country'), 'MEX')
    await type(user, '78701')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expectPlace('', '')
  })
})

describe('of a listing the street may follow', () => {
  const listing = 'https://www.airbnb.com/rooms/12345'
  const confirmation = () => screen.findByLabelText(/^Deliver to this listing/)
  const goOn = () => screen.getByRole('button', { name: 'Continue to Payment' })

  async function pasteListing(link: string) {
    localStorage.setItem(storageKeys.place, '"78704"')
    const { user } = renderBooking(ready)
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Austin'))
    await user.click(screen.getByLabelText(/Paste an Airbnb listing/))
    await user.type(screen.getByLabelText('Airbnb listing URL'), link)
    localStorage.removeItem(storageKeys.place)
    return user
  }

  test('also where the ZIP code is known already', async () => {
    const user = await pasteListing(listing)
    await user.click(screen.getByRole('button', { name: 'Get Details' }))
    expect(screen.getByLabelText('Street address')).toHaveValue(airbnbPlaceholderAddress.street)
    expect(screen.getByLabelText('Postal code')).toHaveValue('78704')
    await user.click(await confirmation())
    expect(screen.getByLabelText('Street address')).toHaveValue('')
    await user.click(goOn())
    await waitFor(() => expect(address()).toBe('/booking?step=payment'))
  })

  test('and a link that nobody pressed Get Details for is taken when going on', async () => {
    const user = await pasteListing('airbnb.com/rooms/12345?adults=2')
    await user.click(goOn())
    expect(await screen.findByRole('alert')).toHaveTextContent(addressCopy.placeholderAddressOpen)
    expect(screen.getByLabelText('Airbnb listing URL')).toHaveValue(listing)
    expect(screen.getByLabelText('Street address')).toHaveValue(airbnbPlaceholderAddress.street)
    expect(await screen.findByText(addressCopy.airbnbRetrieved)).toBeVisible()
    await user.click(await confirmation())
    await user.click(goOn())
    await waitFor(() => expect(address()).toBe('/booking?step=payment'))
  })
})

test('an address of an area with its own fee names what changes before it is paid', async () => {
  const area = standardSettings.serviceAreas.find(({ id }) => id === 'austin')!
  const settings = { ...standardSettings, serviceAreas: [{ ...area, deliveryCents: 2500 }] }
  const { user } = renderBooking({ ...ready, draft: { address: austin }, account: { phone: '512 555 0100' } })
  const api = {
    shop: { facts: () => toShopFacts(settings, { version: 4 }) },
    products: { availability: () => ({ fleet: 9, free: 9, days: [] }) },
    orders: {
      quote: () => quoteOf(35),
      waiting: () => [],
      openWindows: () => ({ delivery: ['all-day' as const], pickup: ['all-day' as const] }),
      lastDelivery: () => ({ last: null }),
    },
  }
  server.use(trpcHandlers(api, { settingsVersion: 4 }))
  await user.click(await screen.findByRole('button', { name: /^Continue/ }))
  expect(await screen.findByText('Delivery fee: was $15.00, is $25.00 now')).toBeVisible()
  localStorage.removeItem(storageKeys.place)
})
