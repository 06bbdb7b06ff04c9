import { isDeepStrictEqual } from 'node:util'
import { orderNumberAlphabet, orderNumberTries } from '@trivet/core/orders'
import type { WrittenQuote, WrittenQuoteInput } from '@trivet/core/contract/written-quotes'
import { otherQuoteOfThatId } from '@trivet/core/copy/written-quotes'
import { writtenQuoteNumberFrom } from '@trivet/core/written-quotes'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import { recordAudit } from '../../platform/audit.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { hashToken, newSecretToken } from '../../platform/secret-token.ts'
import { forGuest, getGuest, newSpokenDraws, placeOrder, type NamedGuest } from '../checkout/index.ts'
import { getWrittenQuote } from './get-written-quote.ts'
import { keyOfQuote, orderedByQuote, termsOfQuote } from './order-of-quote.ts'
import { priceSale } from './price-sale.ts'
import { queueQuoteMail } from './queue-quote-mail.ts'
import {
  findWrittenQuote,
  insertWrittenQuote,
  type NewWrittenQuote,
  type WrittenQuoteRecord,
} from './written-quotes.repo.ts'

/**
 * Writes a quote for a guest and mails its link. One that holds its units has its order placed with it, in one transaction:
 * the order waits for its payment until the quote ends.
 */
export async function writeQuote(ctx: UserContext, input: WrittenQuoteInput): Promise<WrittenQuote> {
  const { id, guest: guestId, sale, note, holdsUnits } = input
  await ctx.limits.count({ key: `orders-by-staff:${ctx.actor.userId}`, max: 60, windowSeconds: 600 })
  const known = await findWrittenQuote(ctx.sql, id)
  if (known) {
    if (!isSame(known, input)) throw new AppError('IDEMPOTENCY_MISMATCH', { message: otherQuoteOfThatId })
    return getWrittenQuote(ctx, { id })
  }

  const guest = await getGuest(ctx, guestId)
  const priced = await priceSale(ctx, input)
  const quote = {
    ...priced,
    id,
    userId: guest.id,
    madeBy: ctx.actor.userId,
    sale,
    note,
    holdsUnits,
    createdAt: ctx.clock.now(),
  }
  for (const length of orderNumberTries) {
    const number = newNumber(length)
    try {
      await insert(ctx, { ...quote, number }, guest)
      return await getWrittenQuote(ctx, { id })
    } catch (error) {
      if (brokenConstraint(error) !== 'written_quotes_number_key') throw error
    }
  }
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 })
}

/** Who sends a quote again, with its id, sends the same quote. */
function isSame(known: WrittenQuoteRecord, { guest, sale, note, holdsUnits }: WrittenQuoteInput): boolean {
  // as it is stored, without what is not said
  const stored: unknown = JSON.parse(JSON.stringify(sale))
  return (
    known.userId === guest &&
    known.note === note &&
    known.holdsUnits === holdsUnits &&
    isDeepStrictEqual(known.sale, stored)
  )
}

type Numbered = Omit<NewWrittenQuote, 'tokenHash' | 'orderId'>

async function insert(ctx: UserContext, quote: Numbered, guest: NamedGuest): Promise<void> {
  if (!quote.holdsUnits) {
    await retryConflicts(() =>
      transaction(ctx.sql, (tx) => writeRow(ctx, tx, { quote, guest, orderId: null })),
    )
    return
  }
  const terms = termsOfQuote(quote, {
    placedBy: ctx.actor.userId,
    holdUntil: () => quote.expiresAt,
    together: (tx, { id: orderId }) => writeRow(ctx, tx, { quote, guest, orderId }),
  })
  await placeOrder(forGuest(ctx, guest), orderedByQuote(quote), { key: keyOfQuote(quote.id, null), terms })
}

type Row = { quote: Numbered; guest: NamedGuest; orderId: string | null }

async function writeRow(ctx: UserContext, tx: Sql, { quote, guest, orderId }: Row): Promise<void> {
  const token = newSecretToken()
  if (!(await insertWrittenQuote(tx, { ...quote, tokenHash: hashToken(token), orderId }))) return
  await queueQuoteMail(ctx, tx, { quote, guest, token })
  const { id, number, totalCents, holdsUnits, createdAt: now } = quote
  await recordAudit(tx, {
    actorId: ctx.actor.userId,
    action: 'written-quote.made',
    subject: `written-quote:${id}`,
    details: { number, guest: guest.email, totalCents, holdsUnits },
    now,
  })
}

function newNumber(length: number): string {
  for (;;) {
    const number = writtenQuoteNumberFrom(newSpokenDraws(length), orderNumberAlphabet)
    if (number !== null) return number
  }
}
