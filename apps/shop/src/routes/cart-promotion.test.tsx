import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { screen, waitFor, within } from '@testing-library/react'
import { cartQuote, storageKeys } from '@trivet/core/cart'
import { toQuoteOutput } from '@trivet/core/contract/pricing'
import type { CartPromotion } from '@trivet/core/contract/promotion-codes'
import { codeDiscountOf } from '@trivet/core/promotion-codes'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleItem, sampleProduct } from '../test/samples.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import CartRoute from './cart.tsx'

const item = sampleItem({ name: 'Weekend Kit', price: 35, qty: 2 })
const cart = { items: [item], period: { start: null, end: null }, damageProtection: false }

const summer: CartPromotion = {
  code: 'SUMMER-26',
  status: 'discount',
  message: null,
  takesOff: { label: 'Promotion code SUMMER-26', percent: 20, amount: null, products: [] },
}

type CartPage = {
  promotion?: Partial<CartPromotion>
  applied?: { referral?: string; promotion?: string }
  validate?: NonNullable<NonNullable<TrpcAnswers['promotionCodes']>['validate']>
  isCustomKit?: boolean
}

function renderCart({
  promotion,
  applied = {},
  validate = () => ({ valid: true }),
  isCustomKit = false,
}: CartPage = {}) {
  localStorage.setItem(storageKeys.cart, JSON.stringify({ items: [{ ...item, isCustomKit }] }))
  if (applied.referral) localStorage.setItem(storageKeys.appliedReferralCode, `"${applied.referral}"`)
  if (applied.promotion) localStorage.setItem(storageKeys.appliedPromotionCode, `"${applied.promotion}"`)
  const asked: object[] = []
  const told = { ...summer, ...promotion }
  const view = renderPage({
    path: '/cart',
    Component: CartRoute,
    api: {
      products: { byId: () => sampleProduct({ ...item, category: 'Essential' }) },
      promotionCodes: { validate },
      orders: {
        quote({ referralCode, promotionCode }) {
          asked.push({ referralCode, promotionCode })
          const code = promotionCode ? codeDiscountOf(told) : null
          const referralBasisPoints = referralCode ? 1000 : 0
          const referral = referralCode && {
            code: referralCode,
            status: promotionCode ? ('no-discount' as const) : ('for-now' as const),
            discountPercentage: 10,
            message: promotionCode ? referralsCopy.betterDiscount : null,
          }
          return {
            ...toQuoteOutput(cartQuote(cart, { referralBasisPoints, code }), referral || null),
            ...(promotionCode && { promotion: told }),
          }
        },
      },
    },
  })
  return { ...view, asked }
}

const row = (label: string) => screen.getByText(label).closest('[data-slot^="docket-"]')
const field = () => screen.findByLabelText('Referral or promotion code')
const box = (name: string) => screen.findByRole('region', { name })
const stored = () => localStorage.getItem(storageKeys.appliedPromotionCode)

test('a promotion code that is typed into the one field takes its share off and is remembered', async () => {
  const asked: string[] = []
  const { user } = renderCart({
    validate: ({ code }) => {
      asked.push(code)
      return { valid: true }
    },
  })
  await user.type(await field(), ' summer-26 ')
  await user.click(screen.getByRole('button', { name: /Apply/ }))
  const told = await box('Promotion code')
  expect(await within(told).findByText('20% off this order')).toBeVisible()
  await waitFor(() => expect(told).toHaveFocus())
  expect(row('Promotion code SUMMER-26')).toHaveTextContent('$14.00')
  // 70.00 + 15.00 + 5.78 − 14.00
  await waitFor(() => expect(row('Total')).toHaveTextContent('$76.78'))
  expect([asked, stored()]).toEqual([['SUMMER-26'], '"SUMMER-26"'])
})

test.each([
  ['that nobody made', promotionCodesCopy.promotionCodeUnknown, referralsCopy.referralInvalid],
  ['that is used up', promotionCodesCopy.promotionCodeUsedUp, promotionCodesCopy.promotionCodeUsedUp],
])('a code %s is refused, and why is said', async (_case, message, said) => {
  const { user } = renderCart({ validate: () => ({ valid: false, message }) })
  await user.type(await field(), 'SUMMER-26')
  await user.click(screen.getByRole('button', { name: /Apply/ }))
  expect(await screen.findByText(said)).toBeVisible()
  expect(stored()).toBeNull()
})

test('beside a host’s code the better one counts, and both say what became of them', async () => {
  const { user, asked } = renderCart({ applied: { referral: 'KTCHEN2Q' } })
  await within(await box('Referral code')).findByText('10% off your first order')
  await user.click(screen.getByRole('button', { name: 'Add another code' }))
  await user.type(await field(), 'summer-26')
  await user.click(screen.getByRole('button', { name: /Apply/ }))
  expect(await within(await box('Promotion code')).findByText('20% off this order')).toBeVisible()
  expect(await within(await box('Referral code')).findByText(referralsCopy.betterDiscount)).toBeVisible()
  expect(asked.at(-1)).toEqual({ referralCode: 'KTCHEN2Q', promotionCode: 'SUMMER-26' })
  await waitFor(() => expect(row('Total')).toHaveTextContent('$76.78'))
  expect(screen.queryByLabelText('Referral or promotion code')).not.toBeInTheDocument()
})

test('a remembered code that is over says so and takes nothing off', async () => {
  const refused = {
    status: 'refused',
    message: 'This code was valid until Mon, Nov 23',
    takesOff: null,
  } as const
  renderCart({ applied: { promotion: 'SUMMER-26' }, promotion: refused })
  expect(await within(await box('Promotion code')).findByText(refused.message)).toBeVisible()
  expect(row('Total')).toHaveTextContent('$90.78')
})

test('Remove forgets the code and gives the field back', async () => {
  const { user } = renderCart({ applied: { promotion: 'SUMMER-26' } })
  await screen.findByText('20% off this order')
  await user.click(screen.getByRole('button', { name: 'Remove code SUMMER-26' }))
  await waitFor(() => expect(row('Total')).toHaveTextContent('$90.78'))
  expect(stored()).toBeNull()
  expect(await field()).toHaveFocus()
})

test('for an own kit of somebody who is signed out nothing is asked, and it is said when the code counts', async () => {
  const { asked } = renderCart({ applied: { promotion: 'SUMMER-26' }, isCustomKit: true })
  expect(
    await within(await box('Promotion code')).findByText('Sign in to see what it takes off'),
  ).toBeVisible()
  expect(asked).toEqual([])
})
