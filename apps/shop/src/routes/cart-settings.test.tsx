import * as datesCopy from '@trivet/core/copy/dates'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { screen, within } from '@testing-library/react'
import { cartQuote, storageKeys } from '@trivet/core/cart'
import { toQuoteOutput } from '@trivet/core/contract/pricing'
import { toShopFacts } from '@trivet/core/contract/settings'
import { addDays } from '@trivet/core/dates'
import { standardSettings } from '@trivet/core/settings'
import type { ShopSettings } from '@trivet/core/settings'
import { beforeEach, expect, test } from 'vitest'
import { shopToday } from '../lib/shop-today.ts'
import { renderPage } from '../test/render-page.tsx'
import { sampleItem, sampleProduct } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { trpcHandlers } from '../test/trpc-handlers.ts'
import CartRoute from './cart.tsx'

const today = shopToday()
const undatedCart = {
  items: [sampleItem({ price: 70 })],
  period: { start: null, end: null },
  damageProtection: false,
}
const hostsCode = { code: 'KTCHEN2Q', status: 'discount', discountPercentage: 10, message: null } as const

function api(settings: ShopSettings) {
  return {
    products: {
      byId: ({ id }: { id: string }) => sampleProduct({ _id: id, category: 'Essential', price: 70 }),
      availability: () => ({ fleet: 9, free: 9, days: [] }),
    },
    orders: { quote: () => toQuoteOutput(cartQuote(undatedCart, { referralBasisPoints: 1000 }), hostsCode) },
    shop: { facts: () => toShopFacts(settings, { version: 4 }) },
  }
}

beforeEach(() => {
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: [sampleItem({ price: 70 })] }))
  const week = { start: addDays(today, 1), end: addDays(today, 8) }
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify(week))
})

const row = (label: string) => screen.getByText(label).closest('[data-slot^="docket-"]')

/** An open cart whose next answer was made with the fourth version of the settings. */
async function openCart(settings: ShopSettings) {
  const page = renderPage({ path: '/cart', Component: CartRoute })
  server.resetHandlers()
  server.use(trpcHandlers(api(settings), { settingsVersion: 4 }))
  await screen.findByRole('list', { name: 'Items in your cart' })
  return page
}

test('an open cart is priced anew when the next answer tells of other settings', async () => {
  const rates = { ...standardSettings.rates, taxBasisPoints: 1000, deliveryCents: 2000 }
  await openCart({ ...standardSettings, rates: { ...rates, damageProtectionBasisPoints: 1250 } })
  expect(await screen.findAllByText('$97.00')).not.toEqual([])
  expect(row('Delivery fee')).toHaveTextContent('$20.00')
  expect(row('Tax')).toHaveTextContent('$7.00')
  expect(screen.getByText(/^12.5% of the rental cost/)).toBeVisible()
})

test('a cart has the fee, the tax and the days of where the guest stays', async () => {
  localStorage.setItem(storageKeys.place, '"78704"')
  const austin = standardSettings.serviceAreas.find(({ id }) => id === 'austin')
  // far enough ahead that it is the first day a van could come in no zone
  const closed = addDays(today, 3)
  localStorage.setItem(storageKeys.rentalDates, JSON.stringify({ start: closed, end: addDays(closed, 7) }))
  const terms = { deliveryCents: 2500, taxBasisPoints: 1000, closedDates: [closed] }
  await openCart({ ...standardSettings, serviceAreas: [{ ...austin!, ...terms }] })
  expect(await screen.findAllByText(datesCopy.noDeliveryThatDay)).not.toEqual([])
  expect(row('Delivery fee')).toHaveTextContent('$25.00')
  expect(row('Tax')).toHaveTextContent('$7.00')
  localStorage.removeItem(storageKeys.place)
})

test('dates of before are too soon once the shop needs more notice', async () => {
  await openCart({ ...standardSettings, leadTimeDays: 5 })
  expect(await screen.findAllByText(datesCopy.startTooSoon)).not.toEqual([])
})

test('a season and a long stay are rows of the cart', async () => {
  const days = { firstDay: today, lastDay: addDays(today, 30), areaIds: [] }
  const summer = { id: 'summer', name: 'Summer', basisPoints: 1500, ...days }
  const longStays = [{ fromDays: 7, basisPoints: 1000 }]
  await openCart({ ...standardSettings, priceRules: { seasons: [summer], longStays, minimumDays: [] } })
  expect(await screen.findByText('Summer +15%')).toBeVisible()
  expect(row('Summer +15%')).toHaveTextContent('$10.50')
  expect(row('Long stay −10%')).toHaveTextContent('−$8.05')
})

test('a host’s code beside a long stay that takes off more says that the other one counts', async () => {
  localStorage.setItem(storageKeys.appliedReferralCode, JSON.stringify(hostsCode.code))
  const priceRules = { seasons: [], longStays: [{ fromDays: 7, basisPoints: 1500 }], minimumDays: [] }
  await openCart({ ...standardSettings, priceRules })
  const box = await screen.findByRole('region', { name: 'Referral code' })
  expect(await within(box).findByText(referralsCopy.betterDiscount)).toBeVisible()
  expect(within(box).queryByText(/off this order/)).toBeNull()
})

test('dates that are too short for their days say how long they have to be', async () => {
  const rule = { firstDay: today, lastDay: addDays(today, 30), days: 9, areaIds: [] }
  const priceRules = { seasons: [], longStays: [], minimumDays: [rule] }
  await openCart({ ...standardSettings, priceRules })
  expect(await screen.findAllByText(datesCopy.rentalTooShort(9))).not.toEqual([])
})
