import * as cartCopy from '@trivet/core/copy/cart'
import * as catalogCopy from '@trivet/core/copy/catalog'
import * as generalCopy from '@trivet/core/copy/general'
import * as reviewsCopy from '@trivet/core/copy/reviews'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { addDays } from '@trivet/core/dates'
import type { Product } from '@trivet/core/contract/catalog'
import { describe, expect, test, vi } from 'vitest'
import { behavesLikeEveryForm } from '../test/form-kit.ts'
import { SessionEndedNotice } from '../frame/session-ended-notice.tsx'
import { shopToday } from '../lib/shop-today.ts'
import { storedSession } from '../lib/session-store.ts'
import { sessionInAnotherTab } from '../test/another-tab.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleCard, sampleProduct, sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import ProductRoute from './product.tsx'

type Products = NonNullable<TrpcAnswers['products']>

function renderProduct(facts: Partial<Product> = {}, answers: Products = {}) {
  const product = sampleProduct(facts)
  const products: Products = {
    bySlug: () => product,
    availability: () => ({ fleet: 5, free: 5, days: [] }),
    ownReview: () => ({ review: null }),
    ...answers,
  }
  const page = renderPage({
    path: '/products/:slug',
    Component: ProductRoute,
    at: `/products/${product.slug}`,
    api: { products },
    beside: <SessionEndedNotice />,
  })
  return { product, ...page }
}

function rememberDates() {
  const start = addDays(shopToday(), 20)
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start, end: addDays(start, 10) }))
}

function signIn() {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
}

const address = () => screen.getByLabelText('Address').textContent
const storedItems = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? '{"items":[]}').items

const review = (facts: Partial<Product['reviews'][number]>) => ({
  _id: String(facts.name),
  name: 'Someone',
  rating: 5,
  comment: 'Fine.',
  isVerified: false,
  createdAt: '2026-06-01T12:00:00.000Z',
  ...facts,
})

test('shows where the product stands, what it is and what it costs', async () => {
  renderProduct({ name: 'Crepe Pan', category: 'Specialty', price: 8.5 })
  expect(await screen.findByRole('heading', { level: 1, name: 'Crepe Pan' })).toBeVisible()
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: 'Specialty Kit' })).toHaveAttribute(
    'href',
    '/catalog?category=Specialty',
  )
  expect(screen.getByText('$8.50 / week')).toBeVisible()
  expect(screen.getByText('$8.50').nextSibling).toHaveTextContent('/ week')
  expect(screen.getByText(catalogCopy.inStock)).toBeVisible()
  expect(document.title).toBe('Crepe Pan | Trivet')
})

test('gives search engines the product and its rating as data', async () => {
  const { container } = renderProduct({ name: 'Pan </script>', rating: 4.5, numReviews: 2 })
  await screen.findByRole('heading', { level: 1 })
  const [facts] = [...container.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent ?? ''),
  )
  expect(facts).toMatchObject({
    '@type': 'Product',
    name: 'Pan </script>',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    offers: { priceCurrency: 'USD', price: '49.00', availability: 'https://schema.org/InStock' },
  })
})

test('the quantity stays between 1 and the stock, and goes into the cart', async () => {
  const { user, product } = renderProduct({ name: 'Wok', countInStock: 2 })
  const plus = await screen.findByRole('button', { name: 'Increase quantity of Wok' })
  expect(screen.getByRole('button', { name: 'Decrease quantity of Wok' })).toBeDisabled()
  await user.click(plus)
  expect(plus).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
  expect(await screen.findByText(cartCopy.addedToCart('Wok'))).toBeVisible()
  expect(storedItems()).toMatchObject([{ _id: product._id, qty: 2 }])
})

test('Book Now adds it and goes to booking', async () => {
  const { user } = renderProduct()
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  await waitFor(() => expect(address()).toBe('/booking'))
  expect(storedItems()).toHaveLength(1)
})

test('what is out of stock says so and offers no quantity', async () => {
  renderProduct({ countInStock: 0 })
  expect(await screen.findByText(catalogCopy.outOfStockNotice)).toBeVisible()
  expect(screen.getByText(catalogCopy.outOfStock)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
})

test('chosen dates show what is free and what those days cost', async () => {
  rememberDates()
  renderProduct({ price: 70 }, { availability: () => ({ fleet: 5, free: 3, days: [] }) })
  expect(await screen.findByText('3 free on these dates')).toBeVisible()
  expect(screen.getByText('$100.00 for 10 days')).toBeVisible()
})

test('dates that are sold out cannot be booked', async () => {
  rememberDates()
  renderProduct({}, { availability: () => ({ fleet: 5, free: 0, days: [] }) })
  expect(await screen.findByText('Sold out on these dates')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Book Now' })).toBeDisabled()
})

test('the tabs show details, specifications and reviews, also by arrow keys', async () => {
  const { user } = renderProduct()
  const details = await screen.findByRole('tab', { name: 'Details' })
  expect(within(screen.getByRole('tabpanel')).getByText('A week for two')).toBeVisible()
  await user.click(details)
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Specifications' })).toHaveFocus()
  expect(screen.getByRole('row', { name: 'Weight 12 lb' })).toBeVisible()
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true')
})

test('reviews are counted by stars, and a bar shows its own alone', async () => {
  const reviews = [review({ name: 'Bea', rating: 5 }), review({ name: 'Cal', rating: 2 })]
  const { user } = renderProduct({ reviews, numReviews: 2, rating: 3.5 })
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }))
  expect(await screen.findByText('06/01/2026', { selector: 'li:first-child p' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '2 stars, 1 review' }))
  expect(screen.getByText('Cal')).toBeVisible()
  expect(screen.queryByText('Bea')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }))
  expect(screen.getByText('Bea').closest('li')).toHaveFocus()
})

test('reviews are sorted, and those of people who rented it say so', async () => {
  const reviews = [
    review({ name: 'Bea', rating: 3, createdAt: '2026-06-03T12:00:00.000Z' }),
    review({ name: 'Cal', rating: 5, createdAt: '2026-06-02T12:00:00.000Z', isVerified: true }),
    review({ name: 'Dan', rating: 1, createdAt: '2026-06-01T12:00:00.000Z' }),
  ]
  const { user } = renderProduct({ reviews, numReviews: 3, rating: 3 })
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }))
  const sort = await screen.findByLabelText('Sort reviews')
  const names = () => screen.getAllByText(/^(Bea|Cal|Dan)$/).map(({ firstChild }) => firstChild?.textContent)
  expect(names()).toEqual(['Bea', 'Cal', 'Dan'])
  await user.selectOptions(sort, 'Best first')
  expect(names()).toEqual(['Cal', 'Bea', 'Dan'])
  await user.selectOptions(sort, 'Worst first')
  expect(names()).toEqual(['Dan', 'Bea', 'Cal'])
  expect(within(screen.getByText('Cal')).getByText(reviewsCopy.verifiedRental)).toBeVisible()
  expect(screen.getAllByText(reviewsCopy.verifiedRental)).toHaveLength(1)
})

test('of more reviews than the page has, the best are asked for', async () => {
  const best = review({ name: 'Zoe', rating: 5 })
  const { user } = renderProduct(
    { reviews: [review({ name: 'Bea', rating: 3 }), review({ name: 'Cal', rating: 2 })], numReviews: 60 },
    { reviews: ({ sort }) => (sort === 'highest' ? [best] : []) },
  )
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }))
  await user.selectOptions(await screen.findByLabelText('Sort reviews'), 'Best first')
  expect(await screen.findByText('Zoe')).toBeVisible()
  expect(screen.queryByText('Bea')).toBeNull()
})

test('a signed-out visitor is asked to sign in and comes back', async () => {
  const { user } = renderProduct({ slug: 'crepe-pan' })
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }))
  expect(await screen.findByText(reviewsCopy.reviewSignInRequired, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in to write one' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fproducts%2Fcrepe-pan',
  )
})

async function openReviewForm(answers: Products) {
  signIn()
  const page = renderProduct({}, answers)
  await page.user.click(await screen.findByRole('tab', { name: 'Reviews' }))
  const comment = await screen.findByRole('textbox', { name: 'Comment' })
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Submit Review' }))
  return { ...page, comment, submit }
}

describe('the review form is like every form', () => {
  behavesLikeEveryForm({
    show: async () => (await openReviewForm({})).user,
    submit: 'Submit Review',
    field: 'Comment',
    wrong: ' ',
    right: 'Sharp knives.',
    message: reviewsCopy.reviewCommentRequired,
    missing: 'Comment',
  })
})

test('a review needs a comment; sent, it loads the product again and empties the form', async () => {
  const write = vi.fn(() => ({ message: reviewsCopy.reviewSubmitted }))
  const bySlug = vi.fn(() => sampleProduct())
  const { user, comment, submit } = await openReviewForm({ review: write, bySlug })
  await user.type(comment, '   ')
  await submit()
  await waitFor(() => expect(comment).toHaveAccessibleDescription(reviewsCopy.reviewCommentRequired))
  expect(write).not.toHaveBeenCalled()

  await user.type(comment, 'Sharp knives.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rating' }), '4')
  await submit()
  expect(await screen.findByText(reviewsCopy.reviewSubmitted)).toBeVisible()
  expect(write).toHaveBeenCalledWith(
    { id: expect.any(String), rating: 4, comment: 'Sharp knives.' },
    expect.anything(),
  )
  await waitFor(() => expect(bySlug).toHaveBeenCalledTimes(2))
  expect(comment).toHaveValue('')
})

test('whoever has written one reads it in the place of the form', async () => {
  const own = review({ name: 'Ana', comment: 'Sharp knives.' })
  signIn()
  const { user } = renderProduct({}, { ownReview: () => ({ review: own }) })
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }))
  const shown = within(await screen.findByRole('region', { name: 'Your review' }))
  expect(shown.getByText('Sharp knives.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull()
})

test('whoever signs in next, in another tab, finds nothing of what was written before them', async () => {
  const ofAna = review({ name: 'Ana', comment: 'Sharp knives.' })
  const isAna = (request: Request) =>
    request.headers.get('authorization') === `Bearer ${sampleSession().token}`
  signIn()
  const { user } = renderProduct(
    {},
    { ownReview: (_input, request) => ({ review: isAna(request) ? ofAna : null }) },
  )
  await user.click(await screen.findByRole('tab', { name: 'Reviews' }))
  expect(await screen.findByText('Sharp knives.')).toBeVisible()
  const ben = sampleSession({ _id: 'b'.repeat(24), token: 'token-of-ben' })
  sessionInAnotherTab(ben)
  expect(screen.queryByText('Sharp knives.')).toBeNull()
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('')

  sessionInAnotherTab(sampleSession({ _id: 'c'.repeat(24), token: 'token-of-cara' }))
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Half a thought')
  // whose answer is at hand
  sessionInAnotherTab(ben)
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('')
})

test('a review that was just sent takes the place of the form, and the focus', async () => {
  let own: Product['reviews'][number] | null = null
  const write = () => {
    own = review({ name: 'Ana', comment: 'Sharp knives.' })
    return { message: reviewsCopy.reviewSubmitted }
  }
  const { user, comment, submit } = await openReviewForm({
    review: write,
    ownReview: () => ({ review: own }),
  })
  await user.type(comment, 'Sharp knives.')
  await submit()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your review' })).toHaveFocus())
})

test('a second review of the same product is refused in the server’s words', async () => {
  const write = () => {
    throw new ApiAnswerError({
      status: 409,
      errorCode: 'ALREADY_REVIEWED',
      message: reviewsCopy.alreadyReviewed,
    })
  }
  const { user, comment, submit } = await openReviewForm({ review: write })
  await user.type(comment, 'Again.')
  await submit()
  expect(await screen.findByText(reviewsCopy.alreadyReviewed)).toBeVisible()
  expect(comment).toHaveValue('Again.')
})

test('a session that ends meanwhile asks to sign in over the page, and then goes on with what was typed', async () => {
  let sent = 0
  const write = () => {
    sent += 1
    if (sent > 1) return null as never
    throw new ApiAnswerError({
      status: 401,
      errorCode: 'AUTHENTICATION_REQUIRED',
      message: generalCopy.authenticationRequired,
    })
  }
  const page = await openReviewForm({ review: write })
  const { user, comment, submit } = page
  await user.type(comment, 'Half a thought')
  await submit()
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }))
  expect(localStorage.getItem(storageKeys.userInfo)).toBeNull()
  expect(comment).toHaveValue('Half a thought')
  expect(screen.queryByText(generalCopy.authenticationRequired)).toBeNull()

  expect(await dialog.findByLabelText('Email')).toHaveValue(sampleSession().email)
  storedSession.set(sampleSession({ token: 'new-token' }))
  await waitFor(() => expect(sent).toBe(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('related products are shown', async () => {
  renderProduct({ relatedProducts: [sampleCard({ name: 'Fondue Pot' })] })
  expect(await screen.findByRole('heading', { name: catalogCopy.youMayAlsoLike })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Fondue Pot' })).toBeVisible()
})

test('an unknown product says that it is not there', async () => {
  const bySlug = () => {
    throw new ApiAnswerError({
      status: 404,
      errorCode: 'PRODUCT_NOT_FOUND',
      message: catalogCopy.productNotFound,
    })
  }
  renderProduct({}, { bySlug })
  expect(await screen.findByRole('heading', { level: 1, name: catalogCopy.productNotFound })).toBeVisible()
})

test('a failed load can be tried again', async () => {
  let isBroken = true
  const bySlug = () => {
    if (isBroken) throw new Error('no answer')
    return sampleProduct({ name: 'Wok' })
  }
  const { user } = renderProduct({}, { bySlug })
  expect(await screen.findByText(catalogCopy.productLoadFailed)).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Wok' })).toBeVisible()
})
