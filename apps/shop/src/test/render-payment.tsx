import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Order } from '@trivet/core/contract/orders'
import { austin, farWeek, renderBooking } from './render-booking.tsx'
import { sampleOrder } from './samples.ts'
import { ApiAnswerError } from './trpc-handlers.ts'
import type { TrpcAnswers } from './trpc-handlers.ts'
import type { ErrorCode } from '../lib/error-code.ts'

export type Orders = NonNullable<TrpcAnswers['orders']>
type Sent = { key: string | null; token: string | undefined; method: string; total: number }

export const renderPayment = (orders: Orders = {}, draft: object = { address: austin }, api?: TrpcAnswers) =>
  renderBooking({ step: 'payment', period: farWeek, draft, orders, ...(api && { api }) })

/** Notes what reaches the server and answers as told, call after call. */
export function recordOrders(...answers: ((() => Order) | Error)[]) {
  const sent: Sent[] = []
  const place: Orders['place'] = (input, request) => {
    const { paymentToken, paymentMethod, totalPrice } = input
    sent.push({
      key: request.headers.get('idempotency-key'),
      token: paymentToken,
      method: paymentMethod,
      total: totalPrice,
    })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return answer?.() ?? sampleOrder()
  }
  return { sent, place }
}

export const refusal = (status: number, errorCode: ErrorCode, message: string, details?: unknown) =>
  new ApiAnswerError({ status, errorCode, message, details })

export async function fillCard(user: UserEvent, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Name on card'), 'Ana Example')
  await user.type(screen.getByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1230')
  await user.type(screen.getByLabelText('CVC'), '123')
}

export const placeOrder = () => screen.getByRole('button', { name: 'Place Order' })
