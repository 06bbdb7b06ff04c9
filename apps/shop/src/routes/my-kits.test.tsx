import * as cartCopy from '@trivet/core/copy/cart'
import * as kitsCopy from '@trivet/core/copy/kits'
import { screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test, vi } from 'vitest'
import { kitItemOf, sampleKit, sampleKitProduct } from '../test/kit-samples.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleItem, sampleSession } from '../test/samples.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import MyKitsRoute from './my-kits.tsx'

function renderMyKits(kits: TrpcAnswers['kits'], isSignedIn = true) {
  if (isSignedIn) localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  return renderPage({ path: '/my-kits', Component: MyKitsRoute, api: { kits } })
}

const card = (name = 'Sunday kit') => screen.findByRole('article', { name })
const kit = sampleKit()

test('a card tells items, pictures, price, saving, kinds and when it was changed', async () => {
  const kinds = ['knife', 'knife', 'utensil', 'pan', 'pot', 'bakeware'] as const
  const items = kinds.map((kitCategory, index) =>
    kitItemOf(sampleKitProduct({ name: `Thing ${index}`, kitCategory }), kitCategory === 'utensil' ? 3 : 1),
  )
  renderMyKits({
    mine: () => [sampleKit({ items, itemCount: 8, totalPrice: 57.05, discountPercentage: 5 })],
  })
  const facts = within(await card())
  expect(facts.getByText('$57.05 / week')).toBeVisible()
  expect(facts.getByText('8 items', { exact: false })).toHaveTextContent('8 items · 5% kit discount')
  expect(facts.getAllByRole('img')).toHaveLength(4)
  expect(facts.getByText('+2')).toBeVisible()
  const mostly = within(facts.getByRole('list', { name: 'Mostly' })).getAllByRole('listitem')
  expect(mostly.map((one) => one.textContent)).toEqual(['Utensils × 3', 'Knives × 2', 'Pans × 1'])
  expect(facts.getByText(/Last modified 05\/01\/2027/)).toBeVisible()
  expect(facts.getByRole('link', { name: 'Edit Sunday kit' })).toHaveAttribute(
    'href',
    `/build-kit/${kit._id}`,
  )
})

test('a kit goes into the cart with what is in it', async () => {
  const item = { ...sampleItem({ _id: kit._id, name: kit.name }), deposit: 45, isCustomKit: true as const }
  const addToCart = () => ({ ...item, items: [], lastModified: kit.lastModified })
  const { user } = renderMyKits({ mine: () => [kit], addToCart })
  await user.click(within(await card()).getByRole('button', { name: /Add to Cart/ }))
  expect(await screen.findByText(cartCopy.kitAddedToCart)).toBeVisible()
  expect(await screen.findByText(cartCopy.customKitAddedToCart(kit.name))).toBeVisible()
  expect(screen.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart')
})

test('a kit that cannot go into the cart says why', async () => {
  const { user } = renderMyKits({ mine: () => [kit], addToCart: () => Promise.reject(new Error('down')) })
  await user.click(within(await card()).getByRole('button', { name: /Add to Cart/ }))
  expect(await screen.findByText(kitsCopy.kitAddToCartFailed)).toBeVisible()
})

test('a kit with an item that left the shop says so and has to be put right first', async () => {
  const gone = kitsCopy.kitItemGone('Copper pan')
  renderMyKits({ mine: () => [sampleKit({ problems: [gone] })] })
  expect(within(await card()).getByText(gone)).toBeVisible()
  expect(within(await card()).getByRole('button', { name: /Add to Cart/ })).toBeDisabled()
})

test('a deleted kit goes at once and comes back by Undo', async () => {
  const kits = [kit]
  const create = vi.fn((_input: unknown) => {
    kits.push(kit)
    return kit
  })
  const deleteKit = () => void kits.pop()
  const { user } = renderMyKits({ mine: () => [...kits], delete: deleteKit, create })
  await user.click(within(await card()).getByRole('button', { name: 'Delete Sunday kit' }))
  expect(await screen.findByText(kitsCopy.kitDeleted)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No kits of your own yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await card()).toBeVisible()
  expect(create.mock.calls[0]?.[0]).toMatchObject({ name: kit.name, items: [{}, {}, {}] })
})

test('a kit that could not be deleted is there again', async () => {
  const { user } = renderMyKits({ mine: () => [kit], delete: () => Promise.reject(new Error('down')) })
  await user.click(within(await card()).getByRole('button', { name: 'Delete Sunday kit' }))
  expect(await screen.findByText(kitsCopy.kitDeleteFailed)).toBeVisible()
  expect(await card()).toBeVisible()
})

test('without kits it leads to the builder', async () => {
  renderMyKits({ mine: () => [] })
  expect(await screen.findByRole('heading', { name: 'No kits of your own yet' })).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Build a custom kit' })) {
    expect(link).toHaveAttribute('href', '/build-kit')
  }
})

test('kits that cannot be read say so, with Retry', async () => {
  let isDown = true
  const { user } = renderMyKits({ mine: () => (isDown ? Promise.reject(new Error('down')) : [kit]) })
  expect(await screen.findByText(kitsCopy.kitsLoadFailed)).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await card()).toBeVisible()
})

test('visitors who are signed out sign in first', async () => {
  renderMyKits({}, false)
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/login?redirect=my-kits'))
})
