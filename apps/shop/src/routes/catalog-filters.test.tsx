import { render, screen, waitFor, within } from '@testing-library/react'
import { addDays, formatUsDate, storageKeys } from '@trivet/core'
import type { CalendarDate, ProductPage } from '@trivet/core'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, useNavigate } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { Providers } from '../components/providers.tsx'
import { shopToday } from '../lib/shop-today.ts'
import { storedPeriod } from '../lib/cart-store.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleCard } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { trpcHandlers } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import CatalogRoute from './catalog.tsx'

const start = addDays(shopToday(), 10)
const end = addDays(start, 10)
const dates = `start=${start}&end=${end}`

type ListInput = { sort?: string | undefined; maxPrice?: unknown; start?: unknown; end?: unknown }

function catalogAnswers(page: Partial<ProductPage> = {}) {
  const found = { products: [sampleCard({ price: 70 })], page: 1, pages: 1, total: 1, ...page }
  const list = vi.fn((_query: ListInput) => found)
  const api: TrpcAnswers = { products: { list, top: () => [] } }
  return { list, api, lastAsked: () => list.mock.lastCall?.[0] }
}

function renderCatalog(at: string, page?: Partial<ProductPage>) {
  const answers = catalogAnswers(page)
  const view = renderPage({
    path: '/catalog',
    Component: CatalogRoute,
    at,
    api: answers.api,
    beside: <BackButton />,
  })
  return { ...answers, ...view }
}

function BackButton() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

function storeTrip(period: { start: CalendarDate; end: CalendarDate }) {
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify(period))
}

const address = () => screen.getByLabelText('Address').textContent
const card = () => screen.findByRole('heading', { name: 'Essential Kit' })
const filters = () => screen.getByRole('list', { name: 'Applied filters' })

describe('sorting and filtering', () => {
  test('an order is chosen, asked for and kept in the address', async () => {
    const { user, lastAsked } = renderCatalog('/catalog?keyword=pan&pageNumber=2')
    await card()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high')
    expect(address()).toBe('/catalog?keyword=pan&sort=price-asc')
    await waitFor(() => expect(lastAsked()).toEqual({ keyword: 'pan', sort: 'price-asc' }))
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Popular first')
    expect(address()).toBe('/catalog?keyword=pan')
  })

  test('a price and a collection narrow the list together, and stay chosen', async () => {
    const { user, lastAsked } = renderCatalog('/catalog')
    await card()
    await user.selectOptions(screen.getByLabelText('Price for a week'), 'Up to $50')
    await user.click(screen.getByRole('button', { name: "Chef's" }))
    expect(address()).toBe('/catalog?category=Chef&maxPrice=50')
    await waitFor(() => expect(lastAsked()).toEqual({ category: 'Chef', maxPrice: 50 }))
    expect(screen.getByLabelText('Price for a week')).toHaveDisplayValue('Up to $50')
    expect(screen.getByRole('button', { name: "Chef's" })).toHaveAttribute('aria-pressed', 'true')
  })

  test('each applied filter is a chip that takes it off, and Clear all takes all off', async () => {
    const { user } = renderCatalog('/catalog?keyword=pan&category=Chef&sort=rating&maxPrice=25&pageNumber=2')
    await card()
    await user.click(within(filters()).getByRole('link', { name: /Up to \$25/ }))
    expect(address()).toBe('/catalog?keyword=pan&category=Chef&sort=rating')
    await user.selectOptions(screen.getByLabelText('Price for a week'), 'Up to $100')
    expect(
      within(filters())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(["Remove filter:Chef's", 'Remove filter:Up to $100', 'Clear all'])
    await user.click(within(filters()).getByRole('link', { name: 'Clear all' }))
    expect(address()).toBe('/catalog?keyword=pan&sort=rating')
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull()
    expect(screen.getByLabelText('Price for a week')).toHaveDisplayValue('Any price')
  })

  test('Back shows the list before, with its filters as they were', async () => {
    const { user } = renderCatalog('/catalog?maxPrice=25')
    await card()
    await user.selectOptions(screen.getByLabelText('Price for a week'), 'Up to $100')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Best rated')
    expect(address()).toBe('/catalog?sort=rating&maxPrice=100')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(address()).toBe('/catalog?maxPrice=25')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Popular first')
    expect(screen.getByLabelText('Price for a week')).toHaveDisplayValue('Up to $25')
  })

  test('what nobody offers is not asked for', async () => {
    const { lastAsked } = renderCatalog(
      '/catalog?sort=newest&maxPrice=-1&inStock=maybe&start=2020-01-01&end=2020-01-08',
    )
    await card()
    expect(lastAsked()).toEqual({})
  })

  test('the results line says how many products there are', async () => {
    const { unmount } = renderCatalog('/catalog?category=Chef', { total: 14, pages: 2 })
    expect(await screen.findByText("14 products, page 1 of 2 in Chef's")).toBeVisible()
    unmount()
    renderCatalog('/catalog')
    expect(await screen.findByText('1 product')).toBeVisible()
  })

  test('without script every form keeps what the others ask for', async () => {
    renderCatalog(`/catalog?keyword=pan&category=Chef&sort=rating&maxPrice=25&inStock=yes&${dates}`)
    await card()
    const filled = (form: HTMLFormElement | null) =>
      new URLSearchParams(
        [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]),
      ).toString()
    const formOf = (field: HTMLElement) => filled(field.closest('form'))
    const rest = 'sort=rating&maxPrice=25&inStock=yes'
    expect(formOf(screen.getByRole('searchbox'))).toBe(`category=Chef&${rest}&keyword=pan`)
    expect(formOf(screen.getByRole('button', { name: "Chef's" }))).toBe(`keyword=pan&${rest}`)
    expect(formOf(screen.getByLabelText('Sort by'))).toBe(
      'keyword=pan&category=Chef&maxPrice=25&sort=rating&inStock=yes',
    )
  })
})

describe('the dates of the trip', () => {
  test('typed here they are the trip’s, stand in the address, and price the cards', async () => {
    const { user, list } = renderCatalog('/catalog?pageNumber=2')
    await card()
    await user.type(screen.getByLabelText('Start date'), formatUsDate(start))
    await user.type(screen.getByLabelText('End date'), `${formatUsDate(end)}{Enter}`)
    await waitFor(() => expect(address()).toBe(`/catalog?${dates}&pageNumber=2`))
    expect(storedPeriod.get()).toEqual({ start, end })
    expect(await screen.findByText('$100.00 for 10 days')).toBeVisible()
    expect(list).toHaveBeenCalledTimes(1)
  })

  test('chosen elsewhere they come into the address, also into an older one', async () => {
    storeTrip({ start, end })
    renderCatalog('/catalog?category=Chef&start=2027-01-01&end=2027-01-08')
    await waitFor(() => expect(address()).toBe(`/catalog?category=Chef&${dates}`))
    expect(storedPeriod.get()).toEqual({ start, end })
  })

  test('a trip of the past is not asked for', async () => {
    storeTrip({ start: addDays(shopToday(), -9), end: addDays(shopToday(), -2) })
    const { lastAsked } = renderCatalog(`/catalog?inStock=yes&${dates}`)
    await waitFor(() => expect(address()).toBe('/catalog?inStock=yes'))
    await waitFor(() => expect(lastAsked()).toEqual({}))
  })

  test('narrow the list to what is in stock on them, when that is asked for', async () => {
    storeTrip({ start, end })
    const { user, lastAsked } = renderCatalog(`/catalog?${dates}&pageNumber=2`)
    await card()
    expect(lastAsked()).toEqual({ pageNumber: 2 })
    await user.click(screen.getByRole('checkbox', { name: 'In stock for my dates' }))
    expect(address()).toBe(`/catalog?inStock=yes&${dates}`)
    await waitFor(() => expect(lastAsked()).toEqual({ start, end }))
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
    storeTrip({ start: addDays(start, 1), end: addDays(end, 1) })
    server.use(trpcHandlers(catalogAnswers().api))
    const Page = () => (
      <Providers>
        <CatalogRoute />
      </Providers>
    )
    const Stub = createRoutesStub([{ path: '/catalog', Component: Page }])
    const page = <Stub initialEntries={[`/catalog?${dates}`]} />
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    document.body.append(container)
    render(page, { container, hydrate: true })
    await waitFor(() => expect(storedPeriod.get()).toEqual({ start, end }))
    const trip = within(screen.getByRole('group', { name: 'Rental dates' }))
    await waitFor(() => expect(trip.getByLabelText('Start date')).toHaveValue(formatUsDate(start)))
  })
})

describe('an empty list', () => {
  const nothing = { products: [], pages: 0, total: undefined }

  test('offers up to three searches the shop suggests, and the list without filters', async () => {
    const suggestions = ['Crepe Pan', 'Frying Pan', 'Grill Pan', 'Saucepan']
    renderCatalog('/catalog?keyword=spaceship&maxPrice=25', { ...nothing, suggestions })
    expect(await screen.findByRole('link', { name: 'Crepe Pan' })).toHaveAttribute(
      'href',
      '/catalog?keyword=Crepe+Pan',
    )
    expect(screen.getByRole('link', { name: 'Grill Pan' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Saucepan' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/catalog')
  })

  test('says that other dates may do', async () => {
    storeTrip({ start, end })
    renderCatalog(`/catalog?inStock=yes&${dates}`, nothing)
    expect(await screen.findByText(/Other dates may do/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', `/catalog?${dates}`)
  })
})
