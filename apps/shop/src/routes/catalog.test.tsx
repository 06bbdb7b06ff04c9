import * as catalogCopy from '@trivet/core/copy/catalog'
import { screen, waitFor, within } from '@testing-library/react'

import { expect, test, vi } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleCard } from '../test/samples.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import CatalogRoute from './catalog.tsx'

type ListInput = { keyword?: string | undefined; category?: string | undefined; pageNumber?: unknown }

function renderCatalog(at: string, found = [sampleCard()], pages = 1) {
  const list = vi.fn((_query: ListInput) => ({ products: found, page: 1, pages }))
  const api: TrpcAnswers = { products: { list, top: () => [sampleCard({ name: 'Often Rented Kit' })] } }
  return { list, ...renderPage({ path: '/catalog', Component: CatalogRoute, at, api }) }
}

const address = () => screen.getByLabelText('Address').textContent

test('shows what the address asks for', async () => {
  const { list } = renderCatalog('/catalog?keyword=chef&category=Chef&pageNumber=2')
  expect(await screen.findByRole('heading', { name: 'Essential Kit' })).toBeVisible()
  expect(list.mock.calls[0]?.[0]).toEqual({ keyword: 'chef', category: 'Chef', pageNumber: 2 })
  expect(screen.getByRole('searchbox')).toHaveValue('chef')
  expect(screen.getByRole('button', { name: "Chef's" })).toHaveAttribute('aria-pressed', 'true')
})

test('an address edited by hand shows the nearest sensible list', async () => {
  const { list } = renderCatalog('/catalog?sort=Nonsense&pageNumber=-3')
  await screen.findByRole('heading', { name: 'Essential Kit' })
  expect(list.mock.calls[0]?.[0]).toEqual({})
})

test('typing searches after a pause, once', async () => {
  const { user, list } = renderCatalog('/catalog?category=Essential')
  await screen.findByRole('heading', { name: 'Essential Kit' })
  await user.type(screen.getByRole('searchbox'), 'pan')
  await waitFor(() => expect(address()).toBe('/catalog?keyword=pan&category=Essential'))
  const keywords = () => list.mock.calls.map(([query]) => query.keyword)
  await waitFor(() => expect(keywords()).toEqual([undefined, 'pan']))
})

test('how many there are is said of the list that is shown, also while the next one is under way', async () => {
  const next = Promise.withResolvers<unknown>()
  const { list, user } = renderCatalog('/catalog')
  const said = await screen.findByText('page 1 of 1')
  list.mockImplementation(() => next.promise as never)
  await user.type(screen.getByRole('searchbox'), 'skillet{Enter}')
  await waitFor(() => expect(address()).toBe('/catalog?keyword=skillet'))
  expect(said).toHaveTextContent(/^page 1 of 1$/)
  next.resolve({ products: [sampleCard()], page: 1, pages: 1, total: 1 })
  await waitFor(() => expect(said).toHaveTextContent('1 product for “skillet”'))
})

test('Enter searches at once', async () => {
  const { user } = renderCatalog('/catalog')
  await screen.findByRole('heading', { name: 'Essential Kit' })
  await user.type(screen.getByRole('searchbox'), 'wok{Enter}')
  await waitFor(() => expect(address()).toBe('/catalog?keyword=wok'))
})

test('a collection is chosen, keeps the keyword, and clears when it is pressed again', async () => {
  const { user } = renderCatalog('/catalog?keyword=pan&pageNumber=3')
  await user.click(await screen.findByRole('button', { name: 'Specialty' }))
  await waitFor(() => expect(address()).toBe('/catalog?keyword=pan&category=Specialty'))
  await user.click(screen.getByRole('button', { name: 'Specialty' }))
  await waitFor(() => expect(address()).toBe('/catalog?keyword=pan'))
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
})

test('Clear search empties the box and keeps the collection', async () => {
  const { user } = renderCatalog('/catalog?keyword=pan&category=Chef')
  await user.click(await screen.findByRole('link', { name: 'Clear search' }))
  await waitFor(() => expect(address()).toBe('/catalog?category=Chef'))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('an empty list says so and shows a way on', async () => {
  renderCatalog('/catalog?keyword=spaceship', [], 0)
  expect(await screen.findByText(catalogCopy.noProductsFound)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Often Rented Kit' })).toBeVisible()
})

test('pages are links that keep the search, and one page needs none', async () => {
  const { unmount } = renderCatalog('/catalog?keyword=pan', [sampleCard()], 3)
  const pages = await screen.findByRole('navigation', { name: 'Pages' })
  expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/catalog?keyword=pan&pageNumber=3',
  )
  unmount()
  renderCatalog('/catalog?keyword=pot')
  await screen.findByRole('heading', { name: 'Essential Kit' })
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('a failed list keeps the filters and can be tried again', async () => {
  let isBroken = true
  const list = () => {
    if (isBroken) throw new Error('the listing fell down')
    return { products: [sampleCard()], page: 1, pages: 1 }
  }
  const { user } = renderPage({
    path: '/catalog',
    Component: CatalogRoute,
    at: '/catalog?keyword=pan',
    api: { products: { list } },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(catalogCopy.productsLoadFailed)
  expect(screen.getByRole('searchbox')).toHaveValue('pan')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Essential Kit' })).toBeVisible()
})
