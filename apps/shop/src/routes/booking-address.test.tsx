import { screen, waitFor } from '@testing-library/react'
import { airbnbPlaceholderAddress } from '@trivet/core/address'
import { describe, expect, test } from 'vitest'
import { farWeek, renderBooking } from '../test/render-booking.tsx'

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
