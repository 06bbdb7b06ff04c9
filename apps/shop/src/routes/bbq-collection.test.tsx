import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleCard, sampleProduct } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import BbqCollectionRoute from './bbq-collection.tsx'

const path = '/collections/bbq-collection'

function renderBbq(bySlug: () => ReturnType<typeof sampleProduct>) {
  return renderPage({ path, Component: BbqCollectionRoute, api: { products: { bySlug } } })
}

const notThere = () => {
  throw new ApiAnswerError({ status: 404, errorCode: 'PRODUCT_NOT_FOUND', message: 'Product not found' })
}

test('stands without the product: price, related collections and the way to book', () => {
  renderBbq(notThere)
  expect(screen.getByRole('heading', { level: 1, name: 'BBQ Collection' })).toBeVisible()
  expect(screen.getByText('$89.99 per week')).toBeVisible()
  const related = within(screen.getByRole('region', { name: 'Related collections' }))
  for (const price of ['$75.00', '$89.00', '$15.00']) {
    expect(related.getByText(`${price} per week`)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    '/booking?product=bbq-collection',
  )
})

test('shows the product of the catalog once it is there', async () => {
  const cards = [1, 2, 3, 4].map((price) => sampleCard({ name: `Kit ${price}`, slug: `kit-${price}`, price }))
  renderBbq(() =>
    sampleProduct({ name: 'Grill Week', slug: 'bbq-collection', price: 92, relatedProducts: cards }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Grill Week' })).toBeVisible()
  expect(screen.getByText('$92.00 per week')).toBeVisible()
  const related = within(screen.getByRole('region', { name: 'Related collections' }))
  expect(related.getAllByRole('listitem')).toHaveLength(3)
  expect(related.getByRole('link', { name: 'Kit 1' })).toHaveAttribute('href', '/products/kit-1')
})

test('has tabs for details, specifications and reviews', async () => {
  const { user } = renderBbq(notThere)
  const names = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(names).toEqual(['Details', 'Specifications', 'Reviews'])
  expect(screen.getByText('Tabletop charcoal grill')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Specifications' }))
  expect(screen.getByRole('cell', { name: 'Charcoal' })).toBeVisible()
})
