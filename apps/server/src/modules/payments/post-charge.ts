import { formatMoney } from '@trivet/core/money'
import { decideCharge, type PaymentProviderName, type ProviderCharge } from '@trivet/core/payments'
import type { Services } from '../../api/context.ts'
import { brokenConstraint } from '../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import { retryConflicts } from '../../platform/retry.ts'
import { recordPayment } from './record-payment.repo.ts'
import { appendEvent } from '../orders/index.ts'
import { findOrderOfCharge, lockOrderToPay, type OrderToPay } from './charges.repo.ts'
import { closeCheck, giveUpParkedOrder } from './open-checks.repo.ts'
import { raisePaymentFlag } from './raise-payment-flag.ts'
import { insertReturn } from './returned-charges.repo.ts'
import { sendReturns } from './send-returns.ts'
import { unparkOrder } from './unpark-order.repo.ts'

export type PaymentNeeds = Pick<Services, 'sql' | 'clock' | 'payments' | 'publish'> & {
  log: Pick<Logger, 'error'>
}

export type TakenCharge = Pick<
  ProviderCharge,
  'reference' | 'orderId' | 'change' | 'amountCents' | 'currency'
> & {
  provider: PaymentProviderName
}

export type Booking = 'known' | 'booked' | 'returned' | 'flagged'

const lostTo = [
  'stock_days_never_oversold',
  'window_days_never_overfull',
  'referral_uses_one_discount_per_guest',
  'referral_uses_one_discount_per_mailbox',
  'referral_uses_one_discount_per_card',
]

/** Finds a place in our books for money that a provider has taken, or sends it back. Safe to ask for again. */
export async function postCharge(needs: PaymentNeeds, charge: TakenCharge): Promise<Booking> {
  const done = await withOrWithoutUnits((isGone) =>
    transaction(needs.sql, (tx) => postLockedCharge(tx, { charge, isGone, now: needs.clock.now() })),
  )
  if (done === 'returned') await sendReturns(needs)
  return done
}

/** A parked order's units may have gone to somebody else: then the same is asked again without them. */
export async function withOrWithoutUnits<T>(attempt: (isGone: boolean) => Promise<T>): Promise<T> {
  try {
    return await retryConflicts(() => attempt(false))
  } catch (error) {
    if (!lostTo.includes(brokenConstraint(error) ?? '')) throw error
    return retryConflicts(() => attempt(true))
  }
}

type Placing = { charge: TakenCharge; isGone: boolean; now: Date }

/** The same inside a transaction; what is sent back is only written down. */
export async function postLockedCharge(tx: Sql, { charge, isGone, now }: Placing): Promise<Booking> {
  const { provider, reference, orderId, change, amountCents, currency } = charge
  const order = orderId === null ? null : await lockOrderToPay(tx, orderId)
  const decision = decideCharge({
    order: order && { ...order, isGivenUp: isGone || order.isOvertaken },
    // asked after the lock: the request that pays the order may just have booked it
    isBooked: (await findOrderOfCharge(tx, { provider, reference })) !== null,
    change,
    amountCents,
    currency,
  })
  switch (decision.action) {
    case 'nothing':
      return 'known'
    case 'flag': {
      const { kind } = decision
      const oursCents = order?.toPayCents ?? null
      const theirsCents = amountCents
      await raisePaymentFlag(tx, {
        kind,
        provider,
        reference,
        orderId,
        oursCents,
        theirsCents,
        currency,
        now,
      })
      return 'flagged'
    }
    case 'return':
      if (orderId !== null) await giveBack(tx, { charge: { ...charge, orderId }, order, now })
      return 'returned'
    case 'book':
      if (orderId !== null && order) await book(tx, { charge: { ...charge, orderId }, order, now })
      return 'booked'
  }
}

type OfOrder = { charge: TakenCharge & { orderId: string }; order: OrderToPay; now: Date }

async function book(tx: Sql, { charge, order, now }: OfOrder): Promise<void> {
  const { provider, reference, orderId, amountCents } = charge
  if (order.isParked) await unparkOrder(tx, { orderId, now, until: now })
  await recordPayment(tx, order.status, {
    orderId,
    actorId: null,
    payment: { provider, reference, amountCents, card: null },
    recipient: order.userEmail,
    now,
  })
}

async function giveBack(
  tx: Sql,
  { charge, order, now }: Omit<OfOrder, 'order'> & { order: OrderToPay | null },
): Promise<void> {
  const { provider, reference, orderId, change, amountCents } = charge
  const charged = { provider, reference, orderId, change, amountCents }
  await insertReturn(tx, { id: newId(), ...charged, createdAt: now })
  const note = formatMoney(amountCents)
  await appendEvent(tx, { orderId, actorId: null, kind: 'payment-returned', note, now })
  const difference = { kind: 'charge-late', oursCents: null, theirsCents: amountCents } as const
  await raisePaymentFlag(tx, { ...difference, provider, reference, orderId, now })
  if (!order?.isParked) return
  await giveUpParkedOrder(tx, { orderId, now })
  await closeCheck(tx, { orderId, now })
}
