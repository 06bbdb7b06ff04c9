import * as catalogCopy from '@trivet/core/copy/catalog'
import { screen, waitFor, within } from '@testing-library/react'
import { smallestKitText } from '@trivet/core/copy/kits'
import { storageKeys } from '@trivet/core/cart'
import type { KitProduct } from '@trivet/core/contract/catalog'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleCard, samplePlanPrices, sampleProduct } from '../test/samples.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import HomeRoute from './home.tsx'

type BySlug = NonNullable<NonNullable<TrpcAnswers['products']>['bySlug']>
type Top = NonNullable<NonNullable<TrpcAnswers['products']>['top']>

const prices = { knife: 15, pan: 8, utensil: 3 }
const ids = { knife: '1'.repeat(24), pan: '2'.repeat(24), utensil: '3'.repeat(24) }

function item(category: keyof typeof prices): KitProduct {
  const { image, countInStock } = sampleCard()
  const price = prices[category]
  return {
    _id: ids[category],
    image,
    countInStock,
    price,
    name: `Best ${category}`,
    slug: `best-${category}`,
    individualRentalPrice: price,
    kitCategory: category,
    isEssential: true,
    itemWeight: 500,
    depositAmount: 10,
  }
}

const topProducts = () => [
  sampleCard({ name: 'Essential Kit', price: 49, description: 'Word '.repeat(40) }),
  sampleCard({ name: 'Chef’s Kit', slug: 'chefs-kit', category: 'Chef', price: 89 }),
]

const bySlug: BySlug = () => sampleProduct({ components: [] })

async function renderHome(top: Top = topProducts, packed: BySlug = bySlug) {
  const page = renderPage({
    path: '/',
    Component: HomeRoute,
    api: {
      kits: { planPrices: () => samplePlanPrices() },
      products: {
        top,
        bySlug: packed,
        kitEligible: ({ category }) => ({
          products: category && category in prices ? [item(category as keyof typeof prices)] : [],
          page: 1,
          pages: 1,
        }),
      },
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

const cloth = async () => within(await screen.findByRole('group', { name: 'What lies on the cloth' }))
const total = (text: string) =>
  waitFor(() => expect(screen.getByText(/^Total \$/)).toHaveTextContent(`Total ${text}`))

test('offers to rent a kit and to build one', async () => {
  await renderHome()
  expect(screen.getByRole('link', { name: 'Rent a kit' })).toHaveAttribute('href', '/catalog')
  for (const link of screen.getAllByRole('link', { name: 'Build a custom kit' })) {
    expect(link).toHaveAttribute('href', '/build-kit')
  }
  expect(await screen.findByText('from $69/week')).toBeVisible()
  expect(screen.getByText(smallestKitText(24.7))).toBeVisible()
})

test('a shop without products shows no empty frames', async () => {
  await renderHome(() => [])
  for (const name of ['Popular collections', 'Eight things you will use. None you will not.']) {
    await waitFor(() => expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument())
  }
  expect(screen.getByRole('link', { name: 'Rent a kit' })).toBeVisible()
})

test('the docket adds up what lies on the cloth, and follows what is taken off or put back', async () => {
  const { user } = await renderHome()
  const pieces = await cloth()
  await pieces.findByRole('button', { name: /^Best utensil.*\$3\.00 a week/ })
  // (49 + 15 + 8 + 3) × 1.0825 + 15
  await total('$96.19 for 7 days')

  const kit = pieces.getByRole('button', { name: /^Essential Kit.*\$49\.00 a week/ })
  await user.click(kit)
  expect(kit).toHaveAttribute('aria-pressed', 'false')
  await total('$43.15 for 7 days')
  await user.click(kit)
  await total('$96.19 for 7 days')
})

test('what the kit holds already does not lie beside it', async () => {
  const { _id, name, slug } = item('pan')
  await renderHome(topProducts, () => sampleProduct({ components: [{ _id, name, slug, quantity: 1 }] }))
  const pieces = await cloth()
  await pieces.findByRole('button', { name: /^Best knife/ })
  expect(pieces.queryByRole('button', { name: /^Best pan/ })).toBeNull()
  // (49 + 15 + 3) × 1.0825 + 15
  await total('$87.53 for 7 days')
})

test('the button of the docket rents what lies on the cloth, and nothing that was taken off', async () => {
  const { user } = await renderHome()
  const pieces = await cloth()
  await user.click(await pieces.findByRole('button', { name: /^Best utensil/ }))
  const rent = pieces.getByRole('link', { name: 'Rent what lies here' })
  expect(rent).toHaveAttribute('href', '/cart')
  await user.click(rent)
  const stored = localStorage.getItem(storageKeys.cart) ?? ''
  for (const name of ['Essential Kit', 'Best knife', 'Best pan']) expect(stored).toContain(name)
  expect(stored).not.toContain('Best utensil')
})

test('an empty cloth costs nothing', async () => {
  const { user } = await renderHome()
  const pieces = await cloth()
  await pieces.findByRole('button', { name: /^Best utensil/ })
  for (const name of [/^Essential Kit/, /^Best knife/, /^Best pan/, /^Best utensil/]) {
    await user.click(pieces.getByRole('button', { name }))
  }
  await total('$0.00 for 7 days')
})

test('typed dates change the docket and are kept for the rest of the shop', async () => {
  vi.setSystemTime('2027-05-20T18:00:00Z')
  const { user } = await renderHome()
  const pieces = await cloth()
  await pieces.findByRole('button', { name: /^Best utensil/ })
  await user.click(await screen.findByRole('button', { name: 'Choose dates' }))
  await user.type(await screen.findByRole('textbox', { name: 'Start date' }), '06/01/2027')
  await user.type(screen.getByRole('textbox', { name: 'End date' }), '06/15/2027')
  await user.tab()
  // twice the week: 150 × 1.0825 + 15
  await total('$177.38 for 14 days')
  expect(localStorage.getItem(storageKeys.rentalDates)).toContain('2027-06-15')
  vi.useRealTimers()
})

test('popular collections show name, the first 100 characters, the weekly price and the way to the details', async () => {
  await renderHome()
  const section = within(await screen.findByRole('region', { name: 'Popular collections' }))
  const [card] = await section.findAllByRole('article')
  if (!card) throw new Error('no card')
  const text = within(card).getByText(/^Word/).textContent
  expect(text.replace(/…$/, '')).toHaveLength(100)
  expect(within(card).getByText('$49.00 / week')).toBeVisible()
  expect(within(card).getByRole('link', { name: /^View Details.*Essential Kit$/ })).toHaveAttribute(
    'href',
    '/products/essential-kit',
  )
})

test('says why, how in five steps, and what three samples of guests think', async () => {
  await renderHome()
  expect(screen.getByRole('region', { name: /^Why choose Trivet/ })).toBeVisible()
  const steps = screen.getByRole('region', { name: /in five steps$/ })
  expect(within(steps).getAllByRole('listitem')).toHaveLength(5)
  const notes = screen.getByRole('region', { name: 'Left on the counter' })
  expect(within(notes).getAllByRole('figure')).toHaveLength(3)
  expect(within(notes).getByText(/^Sample notes/)).toBeVisible()
})

test('a catalog that does not answer is said, and asked again on request', async () => {
  let isBroken = true
  const { user } = await renderHome(() => {
    if (isBroken) throw new Error('down')
    return topProducts()
  })
  expect(await screen.findByText(catalogCopy.productsLoadFailed)).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: /retry|try again/i }))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(screen.queryByText(catalogCopy.productsLoadFailed)).toBeNull()
})
