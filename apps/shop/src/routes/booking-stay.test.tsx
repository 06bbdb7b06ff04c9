import * as ordersCopy from '@trivet/core/copy/orders'
import * as referralsCopy from '@trivet/core/copy/referrals'
import * as staysCopy from '@trivet/core/copy/stays'
import { screen, waitFor } from '@testing-library/react'
import { cartQuote, storageKeys } from '@trivet/core/cart'
import { toQuoteOutput } from '@trivet/core/contract/pricing'
import type { Order } from '@trivet/core/contract/orders'
import type { CartReferral } from '@trivet/core/contract/referrals'
import { expect, test } from 'vitest'
import { address, austin, bookedItem, farWeek, renderBooking } from '../test/render-booking.tsx'
import { sampleOrder } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'

type Place = NonNullable<NonNullable<TrpcAnswers['orders']>['place']>
type Sent = Parameters<Place>[0]

const code = 'KTCHEN2Q'
const stay = { slug: 'casa-azul-k7m2qd', title: 'Casa Azul', city: 'Austin', state: 'TX' }

type Booking = {
  step: string
  draft?: object
  answer?: (input: Sent) => Order
  verdict?: Partial<CartReferral>
}

function renderStayBooking({ step, draft, answer = () => sampleOrder(), verdict }: Booking) {
  localStorage.setItem(storageKeys.stay, JSON.stringify(stay))
  localStorage.setItem(storageKeys.appliedReferralCode, JSON.stringify(code))
  const sent: Sent[] = []
  const referral = { code, status: 'discount' as const, discountPercentage: 10, message: null, ...verdict }
  const view = renderBooking({
    step,
    draft,
    period: farWeek,
    orders: {
      quote: ({ rentalStart }) =>
        toQuoteOutput(
          cartQuote(
            {
              items: [bookedItem],
              period: rentalStart ? farWeek : { start: null, end: null },
              damageProtection: false,
            },
            { referralBasisPoints: referral.discountPercentage * 100 },
          ),
          referral,
        ),
      place(input) {
        sent.push(input)
        return answer(input)
      },
    },
  })
  return { ...view, sent }
}

async function pay(user: ReturnType<typeof renderStayBooking>['user']) {
  await user.type(await screen.findByLabelText('Name on card'), 'Ana Example')
  await user.type(screen.getByLabelText('Card number'), '4242424242424242')
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1230')
  await user.type(screen.getByLabelText('CVC'), '123')
  await user.click(screen.getByRole('button', { name: 'Place Order' }))
}

test('a guest of a stay has no address to type', async () => {
  const { user } = renderStayBooking({ step: 'address' })
  expect(
    await screen.findByText(/You see it, with how to get in, as soon as the order is paid/),
  ).toBeVisible()
  expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await waitFor(() => expect(address()).toBe('/booking?step=payment'))
})

test('may have it delivered elsewhere, and changes back', async () => {
  const { user } = renderStayBooking({ step: 'address' })
  await user.click(await screen.findByRole('button', { name: 'Deliver to another address' }))
  expect(await screen.findByLabelText('Street address')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deliver to Casa Azul instead' }))
  expect(await screen.findByText(/as soon as the order is paid/)).toBeVisible()
})

test('the order goes to the stay with the code at the discounted total, and both are forgotten', async () => {
  const { user, sent } = renderStayBooking({ step: 'payment' })
  expect(await screen.findByText('Referral discount')).toBeInTheDocument()
  await pay(user)
  expect(await screen.findByText(ordersCopy.orderPlaced)).toBeVisible()
  // 70.00 + 15.00 + 5.78 − 7.00
  expect(sent[0]).toMatchObject({ stay: stay.slug, referralCode: code, totalPrice: 83.78 })
  expect(sent[0]?.rentalAddress).toBeUndefined()
  expect(localStorage.getItem(storageKeys.stay)).toBeNull()
  expect(localStorage.getItem(storageKeys.appliedReferralCode)).toBeNull()
})

test('another address goes along instead of the stay', async () => {
  const { user, sent } = renderStayBooking({
    step: 'payment',
    draft: { address: austin, refusedStay: stay.slug },
  })
  await pay(user)
  await screen.findByText(ordersCopy.orderPlaced)
  expect(sent[0]).toMatchObject({ rentalAddress: austin })
  expect(sent[0]?.stay).toBeUndefined()
})

test('a code that is refused stays behind, and the guest reads why', async () => {
  const { user, sent } = renderStayBooking({
    step: 'payment',
    verdict: { status: 'refused', discountPercentage: 0, message: referralsCopy.referralOwnCode },
  })
  expect(await screen.findByText(referralsCopy.referralOwnCode)).toBeInTheDocument()
  await pay(user)
  await screen.findByText(ordersCopy.orderPlaced)
  expect(sent[0]?.referralCode).toBeUndefined()
  expect(sent[0]?.totalPrice).toBe(90.78)
})

test('a stay that is gone leads back to the address', async () => {
  const { user } = renderStayBooking({
    step: 'payment',
    answer() {
      const facts = { status: 404, errorCode: 'STAY_NOT_FOUND' as const, message: staysCopy.stayNotFound }
      throw new ApiAnswerError(facts)
    },
  })
  await pay(user)
  expect(await screen.findByText(staysCopy.stayNotFound)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Confirm or replace the address' })).toHaveAttribute(
    'href',
    '/booking?step=address',
  )
})

test('a discount that was used up meanwhile: new totals, and the next try sends them', async () => {
  const withoutDiscount = toQuoteOutput(
    cartQuote({ items: [bookedItem], period: farWeek, damageProtection: false }),
    { code, status: 'no-discount', discountPercentage: 0, message: referralsCopy.referralFirstOrderOnly },
  )
  const { user, sent } = renderStayBooking({
    step: 'payment',
    answer(input) {
      if (input.totalPrice === withoutDiscount.totalPrice) return sampleOrder()
      throw new ApiAnswerError({
        status: 409,
        errorCode: 'PRICES_CHANGED',
        message: ordersCopy.pricesChanged,
        details: withoutDiscount,
      })
    },
  })
  await screen.findByText('Referral discount')
  await pay(user)
  expect((await screen.findAllByText(ordersCopy.pricesChanged))[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Place Order' }))
  expect(await screen.findByText(ordersCopy.orderPlaced)).toBeVisible()
  expect(sent.map(({ totalPrice }) => totalPrice)).toEqual([83.78, 90.78])
})
