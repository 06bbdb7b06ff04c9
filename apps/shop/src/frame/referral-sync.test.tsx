import * as referralsCopy from '@trivet/core/copy/referrals'
import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import { ReferralSync } from './referral-sync.tsx'

const code = 'KTCHEN2Q'

type Validate = NonNullable<NonNullable<TrpcAnswers['referrals']>['validate']>

function arrive(at: string, answer: Validate) {
  const Page = () => <h1>Catalog</h1>
  // a visit has one toaster, a test file one for each test: no message before this one stands
  const validate: Validate = async (...asked) => {
    await waitFor(() => expect(document.querySelector('[data-slot="toaster"]')).not.toBeNull())
    return answer(...asked)
  }
  return renderPage({
    path: '/catalog',
    at,
    Component: Page,
    api: { referrals: { validate } },
    beside: <ReferralSync />,
  })
}

const expectAddress = (address: string) =>
  waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(address))
const storedCode = () => JSON.parse(localStorage.getItem(storageKeys.appliedReferralCode) ?? 'null')

test('a shared link applies its code, says what it gives and leaves the address clean', async () => {
  arrive(`/catalog?keyword=pan&ref=${code.toLowerCase()}`, () => ({ valid: true, discountPercentage: 10 }))
  expect(await screen.findByText('10% off your first order')).toBeVisible()
  await expectAddress('/catalog?keyword=pan')
  expect(storedCode()).toBe(code)
})

test('a link with a code nobody has says so and applies nothing', async () => {
  arrive(`/catalog?ref=${code}`, () => ({ valid: false, discountPercentage: 0 }))
  expect(await screen.findByText(referralsCopy.referralInvalid)).toBeVisible()
  await expectAddress('/catalog')
  expect(storedCode()).toBeNull()
})

test('a link with a text that is no code is cleaned and asks nobody', async () => {
  const asked: string[] = []
  arrive('/catalog?ref=%3Cscript%3E', ({ code }) => {
    asked.push(code)
    return { valid: true, discountPercentage: 10 }
  })
  await expectAddress('/catalog')
  expect(asked).toEqual([])
  expect(storedCode()).toBeNull()
})

test('a code that cannot be checked just now is kept for the cart to ask about', async () => {
  arrive(`/catalog?ref=${code}`, () => Promise.reject(new Error('down')))
  await waitFor(() => expect(storedCode()).toBe(code))
  expect(await screen.findByText(`Code ${code} is in your cart`)).toBeVisible()
})

test('a link with a promotion code applies it beside a host’s, and leaves the address clean', async () => {
  const Page = () => <h1>Catalog</h1>
  renderPage({
    path: '/catalog',
    at: '/catalog?code=summer-26',
    Component: Page,
    api: { promotionCodes: { validate: () => ({ valid: true }) } },
    beside: <ReferralSync />,
  })
  await expectAddress('/catalog')
  await waitFor(() => expect(localStorage.getItem(storageKeys.appliedPromotionCode)).toBe('"SUMMER-26"'))
  expect(storedCode()).toBeNull()
})
