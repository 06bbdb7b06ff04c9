import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  address,
  card,
  filters,
  renderCatalog,
  storeTrip,
  tripEnd,
  tripQuery,
  tripStart,
} from '../test/render-catalog.tsx'
import { sampleCard } from '../test/samples.ts'

describe('sorting and filtering', () => {
  test('an order is chosen, asked for and kept in the address', async () => {
    const { user, lastAsked } = renderCatalog('/catalog?keyword=pan&pageNumber=2')
    await card()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high')
    await waitFor(() => expect(address()).toBe('/catalog?keyword=pan&sort=price-asc'))
    await waitFor(() => expect(lastAsked()).toEqual({ keyword: 'pan', sort: 'price-asc' }))
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Popular first')
    await waitFor(() => expect(address()).toBe('/catalog?keyword=pan'))
  })

  test('a price and a collection narrow the list together, and stay chosen', async () => {
    const { user, lastAsked } = renderCatalog('/catalog')
    await card()
    await user.selectOptions(screen.getByLabelText('Price for a week'), 'Up to $50')
    await user.click(screen.getByRole('button', { name: "Chef's" }))
    await waitFor(() => expect(address()).toBe('/catalog?category=Chef&maxPrice=50'))
    await waitFor(() => expect(lastAsked()).toEqual({ category: 'Chef', maxPrice: 50 }))
    expect(screen.getByLabelText('Price for a week')).toHaveDisplayValue('Up to $50')
    expect(screen.getByRole('button', { name: "Chef's" })).toHaveAttribute('aria-pressed', 'true')
  })

  test('kits or single pieces, and a type of piece, narrow the list and are chips', async () => {
    const { user, lastAsked } = renderCatalog('/catalog')
    await card()
    await user.selectOptions(screen.getByLabelText('Kit or single piece'), 'Kits')
    await waitFor(() => expect(address()).toBe('/catalog?kind=kit'))
    await waitFor(() => expect(lastAsked()).toEqual({ kind: 'kit' }))
    // a kit is of no type: the type takes its place
    await user.selectOptions(screen.getByLabelText('Type of piece'), 'Pans')
    await waitFor(() => expect(address()).toBe('/catalog?type=pan'))
    await waitFor(() => expect(lastAsked()).toEqual({ type: 'pan' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pans')
    await user.click(within(filters()).getByRole('link', { name: /Pans/ }))
    await waitFor(() => expect(address()).toBe('/catalog'))
  })

  test.each(['category=Bogus', 'kind=Bogus', 'type=Bogus&category=Chef'])(
    'what the shop does not have is said, with a way to everything: ?%s',
    async (query) => {
      const { user } = renderCatalog(`/catalog?${query}`)
      expect(await screen.findByRole('heading', { name: /called “Bogus”/ })).toBeVisible()
      expect(screen.queryByRole('list', { name: 'Products' })).toBeNull()
      await user.click(screen.getByRole('link', { name: 'Show all products' }))
      await waitFor(() => expect(address()).toBe('/catalog'))
      expect(await card()).toBeVisible()
    },
  )

  test('each applied filter is a chip that takes it off, and Clear all takes all off', async () => {
    const { user } = renderCatalog('/catalog?keyword=pan&category=Chef&sort=rating&maxPrice=25&pageNumber=2')
    await card()
    await user.click(within(filters()).getByRole('link', { name: /Up to \$25/ }))
    await waitFor(() => expect(address()).toBe('/catalog?keyword=pan&category=Chef&sort=rating'))
    await user.selectOptions(screen.getByLabelText('Price for a week'), 'Up to $100')
    expect(
      within(filters())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(["Remove filter:Chef's", 'Remove filter:Up to $100', 'Clear all'])
    await user.click(within(filters()).getByRole('link', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe('/catalog?keyword=pan&sort=rating'))
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull()
    expect(screen.getByLabelText('Price for a week')).toHaveDisplayValue('Any price')
  })

  test('after a chip was taken off the next one has the focus, after the last the line of the results', async () => {
    const { user } = renderCatalog('/catalog?category=Chef&type=pan&maxPrice=25')
    await card()
    const chips = within(filters())
    await user.click(chips.getByRole('link', { name: /Chef's/ }))
    await waitFor(() => expect(chips.getByRole('link', { name: /Pans/ })).toHaveFocus())
    await user.click(chips.getByRole('link', { name: /Up to \$25/ }))
    await waitFor(() => expect(chips.getByRole('link', { name: /Pans/ })).toHaveFocus())
    await user.click(chips.getByRole('link', { name: /Pans/ }))
    await waitFor(() => expect(screen.getByText('1 product')).toHaveFocus())
  })

  test('after Clear all the line of the results has the focus, and a choice in the bar keeps its own', async () => {
    const { user } = renderCatalog('/catalog?category=Chef&maxPrice=25')
    await card()
    await user.click(within(filters()).getByRole('link', { name: 'Clear all' }))
    await waitFor(() => expect(screen.getByText('1 product')).toHaveFocus())
    const price = screen.getByLabelText('Price for a week')
    await user.selectOptions(price, 'Up to $100')
    await waitFor(() => expect(address()).toBe('/catalog?maxPrice=100'))
    expect(price).toHaveFocus()
  })

  test('on a page that was turned to, the focus is on the line above the list', async () => {
    const pages = { total: 30, pages: 3 }
    const { user, list } = renderCatalog('/catalog', pages)
    await card()
    list.mockImplementation(() => ({ products: [sampleCard()], page: 2, ...pages }))
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(screen.getByText('30 products, page 2 of 3')).toHaveFocus())
  })

  test('a page that is just opened leaves the focus to the browser, also while it takes the dates along', async () => {
    storeTrip({ start: tripStart, end: tripEnd })
    renderCatalog('/catalog?maxPrice=25')
    await waitFor(() => expect(address()).toBe(`/catalog?maxPrice=25&${tripQuery}`))
    await card()
    expect(document.body).toHaveFocus()
  })

  test('Back shows the list before, with its filters as they were', async () => {
    const { user } = renderCatalog('/catalog?maxPrice=25')
    await card()
    await user.selectOptions(screen.getByLabelText('Price for a week'), 'Up to $100')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Best rated')
    await waitFor(() => expect(address()).toBe('/catalog?sort=rating&maxPrice=100'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(address()).toBe('/catalog?maxPrice=25'))
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Popular first')
    expect(screen.getByLabelText('Price for a week')).toHaveDisplayValue('Up to $25')
  })

  test('Back from a search shows the whole list, however many letters were typed', async () => {
    const { user } = renderCatalog('/catalog')
    await card()
    await user.type(screen.getByRole('searchbox'), 'pan')
    await waitFor(() => expect(address()).toBe('/catalog?keyword=pan'))
    await user.type(screen.getByRole('searchbox'), 's')
    await waitFor(() => expect(address()).toBe('/catalog?keyword=pans'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(address()).toBe('/catalog'))
    expect(screen.getByRole('searchbox')).toHaveValue('')
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

  test('the results line of a search that finds more than it shows names the best', async () => {
    const most = { total: 240, pages: 20 }
    const { unmount } = renderCatalog('/catalog?keyword=pan', most)
    expect(await screen.findByText(/^The 240 best matches, page 1 of 20 for/)).toBeVisible()
    unmount()
    renderCatalog('/catalog?keyword=pan&sort=price-asc', most)
    expect(await screen.findByText(/^240 products, page 1 of 20 for/)).toBeVisible()
  })

  test('without script every form keeps what the others ask for', async () => {
    renderCatalog(
      `/catalog?keyword=pan&category=Chef&type=pan&sort=rating&maxPrice=25&inStock=yes&${tripQuery}`,
    )
    await card()
    const filled = (form: HTMLFormElement | null) =>
      new URLSearchParams(
        [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]),
      ).toString()
    const formOf = (field: HTMLElement) => filled(field.closest('form'))
    const rest = 'type=pan&sort=rating&maxPrice=25&inStock=yes'
    expect(formOf(screen.getByRole('searchbox'))).toBe(`category=Chef&${rest}&keyword=pan`)
    expect(formOf(screen.getByRole('button', { name: "Chef's" }))).toBe(`keyword=pan&${rest}`)
    expect(formOf(screen.getByLabelText('Sort by'))).toBe(
      'keyword=pan&category=Chef&kind=&type=pan&maxPrice=25&sort=rating&inStock=yes',
    )
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

  test('after Show everything the line of the results has the focus', async () => {
    const { user, list } = renderCatalog('/catalog?maxPrice=25', nothing)
    const showAll = await screen.findByRole('link', { name: 'Show everything' })
    list.mockImplementation(() => ({ products: [sampleCard()], page: 1, pages: 1, total: 1 }))
    await user.click(showAll)
    await waitFor(() => expect(screen.getByText('1 product')).toHaveFocus())
  })

  test('says that we do not rent such a thing, and what comes close', async () => {
    renderCatalog('/catalog?keyword=air+fryer', {
      ...nothing,
      notRented: 'air fryers',
      suggestions: ['Half Sheet Pan'],
    })
    expect(await screen.findByText('We do not rent air fryers; these come close:')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Half Sheet Pan' })).toBeVisible()
  })

  test('says that other dates may do', async () => {
    storeTrip({ start: tripStart, end: tripEnd })
    renderCatalog(`/catalog?inStock=yes&${tripQuery}`, nothing)
    expect(await screen.findByText(/Other dates may do/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute(
      'href',
      `/catalog?${tripQuery}`,
    )
  })
})
