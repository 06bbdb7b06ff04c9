import * as cartCopy from '@trivet/core/copy/cart'
import * as catalogCopy from '@trivet/core/copy/catalog'
import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import type { ProductCard as ProductFacts } from '@trivet/core/contract/catalog'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { sampleCard } from '../../test/samples.ts'
import { ProductCard } from './product-card.tsx'

function renderCard(facts: Partial<ProductFacts>) {
  const product = sampleCard(facts)
  return { product, ...renderPage({ path: '/', Component: () => <ProductCard product={product} /> }) }
}

test.each([
  ['Essential', 'Essential Collection'],
  ['Chef', 'Professional Kit'],
  ['Specialty', 'Specialty Kit'],
  [null, 'Collection'],
] as const)('labels the category %s as %s', (category, label) => {
  renderCard({ category })
  expect(screen.getByText(label)).toBeVisible()
})

test('shows price per week, rating with its count, stock and both ways on', () => {
  renderCard({ name: 'Crepe Pan', slug: 'crepe-pan', price: 8.5, isPopular: true })
  expect(screen.getByText('$8.50 / week')).toBeVisible()
  expect(screen.getByText(/4\.8 · 12 reviews/)).toBeVisible()
  expect(screen.getByText(catalogCopy.inStock)).toBeVisible()
  expect(screen.getByText('Popular')).toBeVisible()
  expect(screen.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/products/crepe-pan')
  expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeEnabled()
})

test('cuts a long description at 100 characters', () => {
  renderCard({ description: 'x'.repeat(101) })
  expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeVisible()
})

test('what is sold out says so and cannot be added', () => {
  renderCard({ countInStock: 0, numReviews: 0 })
  expect(screen.getByText(catalogCopy.outOfStock)).toBeVisible()
  expect(screen.getByText('No reviews yet')).toBeVisible()
  expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeDisabled()
})

test('once dates are chosen, the card also shows what they cost', async () => {
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start: '2027-06-01', end: '2027-06-11' }))
  renderCard({ price: 70 })
  expect(await screen.findByText('$100.00 for 10 days')).toBeVisible()
})

test('a double click adds one, and the button shows that it has', async () => {
  const { user } = renderCard({ name: 'Crepe Pan' })
  const add = screen.getByRole('button', { name: /^Add to Cart/ })
  add.focus()
  await user.dblClick(add)
  expect(add).toHaveAccessibleName(/^Added ?: Crepe Pan/)
  expect(add).toHaveFocus()
  const stored = JSON.parse(localStorage.getItem(storageKeys.cart) ?? '{}')
  expect(stored.items).toMatchObject([{ qty: 1 }])
  await waitFor(() => expect(add).toHaveAccessibleName(/^Add to Cart ?: Crepe Pan/))
})

test('adding says so, adding more than we own says that', async () => {
  const { user, product } = renderCard({ name: 'Fondue Pot', countInStock: 1 })
  const add = screen.getByRole('button', { name: /Add to Cart/ })
  await user.click(add)
  expect(await screen.findByText(cartCopy.addedToCart('Fondue Pot'))).toBeVisible()
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
  await user.click(add)
  expect(await screen.findByText('All 1 of Fondue Pot are in your cart already')).toBeVisible()
  const stored = JSON.parse(localStorage.getItem(storageKeys.cart) ?? '{}')
  expect(stored.items).toMatchObject([{ _id: product._id, qty: 1 }])
})
