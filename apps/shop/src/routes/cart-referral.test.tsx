import * as generalCopy from '@trivet/core/copy/general'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { screen, waitFor, within } from '@testing-library/react'
import { cartQuote, storageKeys } from '@trivet/core/cart'
import { toQuoteOutput } from '@trivet/core/contract/pricing'
import type { CartReferral } from '@trivet/core/contract/referrals'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleItem, sampleProduct, sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import CartRoute from './cart.tsx'

const code = 'KTCHEN2Q'
const item = sampleItem({ name: 'Weekend Kit', price: 35, qty: 2 })
const cart = { items: [item], period: { start: null, end: null }, damageProtection: false }

type CartPage = {
  verdict?: Partial<CartReferral>
  applied?: string
  isSignedIn?: boolean
  referrals?: TrpcAnswers['referrals']
  orders?: TrpcAnswers['orders']
}

function renderCart({ verdict, applied, isSignedIn = false, referrals, orders }: CartPage = {}) {
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: [item] }))
  if (applied) localStorage.setItem(storageKeys.appliedReferralCode, JSON.stringify(applied))
  if (isSignedIn) localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const asked: (string | null | undefined)[] = []
  const referral = { code, status: 'for-now' as const, discountPercentage: 10, message: null, ...verdict }
  const view = renderPage({
    path: '/cart',
    Component: CartRoute,
    api: {
      products: { byId: () => sampleProduct({ ...item, category: 'Essential' }) },
      referrals: { validate: () => ({ valid: true, discountPercentage: 10 }), ...referrals },
      orders: {
        quote({ referralCode }) {
          asked.push(referralCode)
          return toQuoteOutput(
            cartQuote(cart, { referralBasisPoints: referral.discountPercentage * 100 }),
            referral,
          )
        },
        ...orders,
      },
    },
  })
  return { ...view, asked }
}

const row = (label: string) => screen.getByText(label).closest('[data-slot^="docket-"]')
const box = () => screen.findByRole('region', { name: 'Referral code' })
const storedCode = () => localStorage.getItem(storageKeys.appliedReferralCode)

test('a code that is typed in takes 10% off and is remembered', async () => {
  const { user } = renderCart()
  await user.type(await screen.findByLabelText('Referral or promotion code'), ' ktchen2q ')
  await user.click(screen.getByRole('button', { name: /Apply/ }))
  expect(await screen.findByText('10% off your first order')).toBeVisible()
  const told = await box()
  await waitFor(() => expect(told).toHaveFocus())
  expect(row('Referral discount')).toHaveTextContent('$7.00')
  // 70.00 + 15.00 + 5.78 − 7.00
  expect(row('Total')).toHaveTextContent('$83.78')
  expect(JSON.parse(storedCode() ?? '')).toBe(code)
})

test.each([
  ['nobody has', code],
  ['is blank', '   '],
])('a code that %s is refused', async (_case, text) => {
  const { user } = renderCart({ referrals: { validate: () => ({ valid: false, discountPercentage: 0 }) } })
  const field = await screen.findByLabelText('Referral or promotion code')
  await user.type(field, text)
  await user.click(screen.getByRole('button', { name: /Apply/ }))
  expect(await screen.findByText(referralsCopy.referralInvalid)).toBeVisible()
  expect(field).toHaveFocus()
  expect(storedCode()).toBeNull()
})

test('a code that is refused by Enter, with the focus in its field already, is said aloud', async () => {
  const { user } = renderCart({ referrals: { validate: () => ({ valid: false, discountPercentage: 0 }) } })
  await user.type(await screen.findByLabelText('Referral or promotion code'), `${code}{Enter}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(referralsCopy.referralInvalid)
})

test('too many tries say so', async () => {
  const { user } = renderCart({
    referrals: {
      validate() {
        const facts = {
          status: 429,
          errorCode: 'TOO_MANY_REQUESTS' as const,
          message: generalCopy.tooManyRequests,
        }
        throw new ApiAnswerError(facts)
      },
    },
  })
  const field = await screen.findByLabelText('Referral or promotion code')
  await user.type(field, code)
  await user.click(screen.getByRole('button', { name: /Apply/ }))
  expect(await screen.findByText(generalCopy.tooManyRequests)).toBeVisible()
  expect(field).toHaveFocus()
})

test('a remembered code is applied again and asked about again', async () => {
  const { asked } = renderCart({ applied: code })
  expect(await screen.findByText('10% off your first order')).toBeVisible()
  expect(row('Total')).toHaveTextContent('$83.78')
  expect(asked).toEqual([code])
})

test('Remove takes the discount away and forgets the code', async () => {
  const { user } = renderCart({ applied: code })
  await screen.findByText('10% off your first order')
  await user.click(screen.getByRole('button', { name: `Remove code ${code}` }))
  expect(screen.queryByText('Referral discount')).not.toBeInTheDocument()
  expect(row('Total')).toHaveTextContent('$90.78')
  expect(storedCode()).toBeNull()
  expect(screen.getByLabelText('Referral or promotion code')).toHaveFocus()
})

test.each([
  ['a host with a code of their own', 'refused', referralsCopy.referralOwnCode],
  ['a guest on a later order', 'no-discount', referralsCopy.referralFirstOrderOnly],
  ['a code that is over', 'refused', referralsCopy.referralInvalid],
] as const)('%s reads why nothing is taken off', async (_case, status, message) => {
  renderCart({ applied: code, isSignedIn: true, verdict: { status, message, discountPercentage: 0 } })
  expect(await within(await box()).findByText(message)).toBeVisible()
  expect(screen.queryByText('Referral discount')).not.toBeInTheDocument()
})

test('a code that cannot be checked says so and can be tried again', async () => {
  let isDown = true
  const { user } = renderCart({
    applied: code,
    orders: { quote: () => Promise.reject(new Error('down')) },
    referrals: {
      validate: () => (isDown ? Promise.reject(new Error('down')) : { valid: true, discountPercentage: 10 }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  isDown = false
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('10% off your first order')).toBeVisible()
})

test('a stored text that is no code is none', async () => {
  renderCart({ applied: '<b>no</b>' })
  expect(await screen.findByLabelText('Referral or promotion code')).toHaveValue('')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Referral code' })).toBeNull())
})
