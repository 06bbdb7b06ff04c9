import { render, screen, waitFor, within } from '@testing-library/react'
import { addDays, formatUsDate } from '@trivet/core/dates'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Providers } from '../frame/providers.tsx'
import { storedPeriod } from '../lib/cart-store.ts'
import { shopToday } from '../lib/shop-today.ts'
import {
  address,
  card,
  catalogAnswers,
  filters,
  renderCatalog,
  storeTrip,
  tripEnd,
  tripQuery,
  tripStart,
} from '../test/render-catalog.tsx'
import { server } from '../test/server.ts'
import { trpcHandlers } from '../test/trpc-handlers.ts'
import CatalogRoute from './catalog.tsx'

describe('the dates of the trip', () => {
  test('typed here they are the trip’s, stand in the address, and price the cards', async () => {
    const { user, list } = renderCatalog('/catalog?pageNumber=2')
    await card()
    await user.type(await screen.findByLabelText('Start date'), formatUsDate(tripStart))
    await user.type(screen.getByLabelText('End date'), `${formatUsDate(tripEnd)}{Enter}`)
    await waitFor(() => expect(address()).toBe(`/catalog?${tripQuery}&pageNumber=2`))
    expect(storedPeriod.get()).toEqual({ start: tripStart, end: tripEnd })
    expect(await screen.findByText('$100.00 for 10 days')).toBeVisible()
    expect(list).toHaveBeenCalledTimes(1)
  })

  test('being typed anew they leave no old ones in the address', async () => {
    storeTrip({ start: tripStart, end: tripEnd })
    const { user } = renderCatalog(`/catalog?${tripQuery}`)
    await card()
    await user.clear(await screen.findByLabelText('End date'))
    await user.tab()
    await waitFor(() => expect(address()).toBe('/catalog'))
    expect(storedPeriod.get()).toEqual({ start: tripStart, end: null })
    await user.type(screen.getByLabelText('End date'), `${formatUsDate(addDays(tripEnd, 1))}{Enter}`)
    await waitFor(() => expect(address()).toBe(`/catalog?start=${tripStart}&end=${addDays(tripEnd, 1)}`))
  })

  test('chosen elsewhere they come into the address, also into an older one', async () => {
    storeTrip({ start: tripStart, end: tripEnd })
    renderCatalog('/catalog?category=Chef&start=2027-01-01&end=2027-01-08')
    await waitFor(() => expect(address()).toBe(`/catalog?category=Chef&${tripQuery}`))
    expect(storedPeriod.get()).toEqual({ start: tripStart, end: tripEnd })
  })

  test('a trip of the past is not asked for', async () => {
    storeTrip({ start: addDays(shopToday(), -9), end: addDays(shopToday(), -2) })
    const { lastAsked } = renderCatalog(`/catalog?inStock=yes&${tripQuery}`)
    await waitFor(() => expect(address()).toBe('/catalog?inStock=yes'))
    await waitFor(() => expect(lastAsked()).toEqual({}))
  })

  test('narrow the list to what is in stock on them, when that is asked for', async () => {
    storeTrip({ start: tripStart, end: tripEnd })
    const { user, lastAsked } = renderCatalog(`/catalog?${tripQuery}&pageNumber=2`)
    await card()
    expect(lastAsked()).toEqual({ pageNumber: 2 })
    await user.click(screen.getByRole('checkbox', { name: 'In stock for my dates' }))
    await waitFor(() => expect(address()).toBe(`/catalog?inStock=yes&${tripQuery}`))
    await waitFor(() => expect(lastAsked()).toEqual({ start: tripStart, end: tripEnd }))
    await user.click(within(filters()).getByRole('link', { name: /In stock for my dates/ }))
    expect(screen.getByRole('checkbox', { name: 'In stock for my dates' })).not.toBeChecked()
  })

  test('while there are none, the filter says what it waits for', async () => {
    const { lastAsked } = renderCatalog('/catalog?inStock=yes')
    await card()
    expect(lastAsked()).toEqual({})
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/once your dates are chosen/)
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull()
  })

  test('come with a link somebody sent', async () => {
    storeTrip({ start: addDays(tripStart, 1), end: addDays(tripEnd, 1) })
    server.use(trpcHandlers(catalogAnswers().api))
    const Page = () => (
      <Providers>
        <CatalogRoute />
      </Providers>
    )
    const Stub = createRoutesStub([{ path: '/catalog', Component: Page }])
    const page = <Stub initialEntries={[`/catalog?${tripQuery}`]} />
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    document.body.append(container)
    render(page, { container, hydrate: true })
    await waitFor(() => expect(storedPeriod.get()).toEqual({ start: tripStart, end: tripEnd }))
    const trip = within(screen.getByRole('group', { name: 'Rental dates' }))
    await waitFor(() => expect(trip.getByLabelText('Start date')).toHaveValue(formatUsDate(tripStart)))
  })
})
