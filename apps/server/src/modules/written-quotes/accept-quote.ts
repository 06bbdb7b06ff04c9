import { addressInput } from '@trivet/core/contract/address'
import type { Order } from '@trivet/core/contract/orders'
import type { AcceptQuoteInput } from '@trivet/core/contract/written-quotes'
import { fillAddress } from '@trivet/core/copy/address'
import { orderHoldMinutes } from '@trivet/core/orders'
import { AppError } from '../../api/app-error.ts'
import type { Context, UserContext } from '../../api/context.ts'
import { forGuest, placeOrder, settleOrder } from '../checkout/index.ts'
import { getOrder, keptAnswer } from '../orders/index.ts'
import { refuseClosedQuote } from './change-open-quote.ts'
import { correctWaitingOrder } from './correct-waiting-order.ts'
import { findQuoteOfLink } from './linked-quote.ts'
import { keyOfQuote, orderedByQuote, termsOfQuote } from './order-of-quote.ts'
import { linkStatusOf } from './quote-record.ts'
import {
  findWrittenQuote,
  linkOrder,
  lockWrittenQuote,
  type WrittenQuoteRecord,
} from './written-quotes.repo.ts'

/**
 * Turns a quote into its order and pays it, for whoever holds the link: two at once share one order by its key, and the order
 * is charged once, as every other.
 */
export async function acceptQuote(ctx: Context, input: AcceptQuoteInput): Promise<Order> {
  const quote = await findQuoteOfLink(ctx, input)
  // each try may charge a card: nobody tries hundreds, by whatever link of it
  await ctx.limits.count({ key: `quote-payments:${quote.id}`, max: 20, windowSeconds: 600 })
  const guests = contextOfGuest(ctx, quote)
  const orderId = await orderOf(guests, quote, input)
  const { paymentToken } = input
  const order = paymentToken
    ? await settleOrder(guests, { orderId, paymentToken, ifDeclined: 'keep' })
    : await getOrder(guests, { id: orderId })
  // a link may be passed on: how to get in is told to the guest who signs in
  return keptAnswer(order)
}

/** Nobody is signed in: what is done is done for the guest the quote was written for. */
export function contextOfGuest(ctx: Context, quote: WrittenQuoteRecord): UserContext {
  const { userId: id, guestName: name, guestEmail: email } = quote
  const actor = {
    userId: id,
    name,
    email,
    isEmailProven: false,
    staffRole: null,
    isHost: false,
    signedInAt: ctx.clock.now(),
    // a link is no password
    provenAt: new Date(0),
    hasSecondFactor: false,
    secondFactorRule: null,
    sessionToken: '',
  }
  return forGuest({ ...ctx, actor }, { id, name, email })
}

/** The order that waits for the payment already, or a new one. */
async function orderOf(
  ctx: UserContext,
  quote: WrittenQuoteRecord,
  input: AcceptQuoteInput,
): Promise<string> {
  const waiting = quote.orderId && (await correctWaitingOrder(ctx, quote.id, input))
  if (waiting) return waiting
  try {
    return await newOrderOf(ctx, quote, input)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'IDEMPOTENCY_MISMATCH') throw error
    // another press, with another street, was faster
    const placed = await correctWaitingOrder(ctx, quote.id, input)
    if (placed) return placed
    // and what it placed is cancelled by now, with the quote where staff have withdrawn that
    const present = await findWrittenQuote(ctx.sql, quote.id)
    if (present) refuseClosedQuote(linkStatusOf(present, ctx.clock.now()))
    throw error
  }
}

async function newOrderOf(
  ctx: UserContext,
  quote: WrittenQuoteRecord,
  input: AcceptQuoteInput,
): Promise<string> {
  const now = ctx.clock.now()
  refuseClosedQuote(linkStatusOf(quote, now))
  const { token: _token, paymentToken: _card, street, city, state, paymentMethod, ...details } = input
  const typed = { street, city, state }
  const known = quote.sale.rentalAddress
  const address = addressInput.safeParse(known.street === '' ? { ...known, ...typed } : known)
  if (!address.success) throw new AppError('INVALID_INPUT', { message: fillAddress })
  const terms = termsOfQuote(quote, {
    placedBy: quote.userId,
    holdUntil: () => new Date(now.getTime() + orderHoldMinutes * 60_000),
    async together(tx, { id }) {
      const locked = await lockWrittenQuote(tx, quote.id)
      if (locked) refuseClosedQuote(linkStatusOf(locked, now))
      await linkOrder(tx, { id: quote.id, orderId: id })
    },
  })
  const ordered = orderedByQuote(quote, {
    ...filledIn(details),
    rentalAddress: address.data,
    paymentMethod,
  })
  const key = keyOfQuote(quote.id, quote.orderId)
  return (await placeOrder(ctx, ordered, { key, terms }))._id
}

/** What is left empty stays as the quote has it. */
function filledIn<Fields extends Record<string, string | undefined>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text)) as Partial<Fields>
}
