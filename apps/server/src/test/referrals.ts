import type { Cents } from '@trivet/core/money'
import type { OrderStatus } from '@trivet/core/orders'
import { commissionBasisPoints, type CommissionState } from '@trivet/core/referrals'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { createUser, signIn } from './factories.ts'
import { newOrderNumber } from '../modules/checkout/new-order-number.ts'
import { address, createGuest, type Guest } from './orders.ts'

export function createHost(shop: TestApp, fields = {}): Promise<Guest> {
  return createGuest(shop, { isHost: true, ...fields })
}

export async function createStaff({ database, clock }: TestApp, fields = {}): Promise<Guest> {
  const user = await createUser(database, { isAdmin: true, ...fields })
  return { userId: user.id, email: user.email, token: await signIn(database, user, clock) }
}

let codes = 0

/** A code as the shop would store it; the database alone knows when it ends. */
export async function createCode(
  { database, clock }: TestApp,
  { hostId, ...fields }: { hostId: string; expiresAt?: Date; withdrawnAt?: Date },
) {
  codes += 1
  const suffix = String(codes).replaceAll('0', 'Z').replaceAll('1', 'Y').padStart(4, 'X')
  return database.prisma.referralCode.create({
    data: {
      id: newId(),
      hostId,
      code: `TEST${suffix}`,
      createdAt: new Date(clock.now().getTime() - 86_400_000),
      expiresAt: new Date(clock.now().getTime() + 86_400_000),
      ...fields,
    },
  })
}

type Earned = { hostId: string; cents: Cents; state?: 'pending' | 'available'; status?: OrderStatus }

/** A paid order of somebody else with its commission, as far as the ledger is concerned. */
export async function earn(shop: TestApp, { hostId, cents, state = 'available', status }: Earned) {
  const { prisma } = shop.database
  const guest = await createUser(shop.database)
  const code =
    (await prisma.referralCode.findFirst({ where: { hostId, withdrawnAt: null } })) ??
    (await createCode(shop, { hostId }))
  const now = shop.clock.now()
  const orderId = newId()
  await prisma.order.create({
    data: {
      ...address,
      id: orderId,
      number: newOrderNumber(8),
      userId: guest.id,
      status: status ?? (state === 'available' ? 'completed' : 'confirmed'),
      paymentMethod: 'stripe',
      agreedTo: {},
      subtotalCents: 10_000,
      extraDaysCents: 0,
      damageProtection: false,
      damageProtectionCents: 0,
      deliveryCents: 1500,
      taxCents: 825,
      discountCents: 1000,
      totalCents: paidCents,
      rates: {},
      rentalStart: now,
      rentalEnd: new Date(now.getTime() + 7 * 86_400_000),
      timeZone: 'America/Chicago',
      paymentStatus: 'paid',
      paidAt: now,
      createdAt: now,
      referralUse: {
        create: {
          codeId: code.id,
          hostId,
          userId: guest.id,
          usesDiscount: true,
          commissionBasisPoints,
          commissionCents: cents,
          createdAt: now,
        },
      },
    },
  })
  const entry = { at: now, hostId, orderId, cents }
  await prisma.commissionEntry.create({ data: { ...entry, to: 'pending' satisfies CommissionState } })
  if (state === 'available') {
    await prisma.commissionEntry.create({ data: { ...entry, from: 'pending', to: 'available' } })
  }
  return { orderId, guest }
}

/** What the guest of an order by `earn` pays. */
export const paidCents: Cents = 11_325

/** The same, paid by card, so that a refund has where to go. */
export async function earnPaid(shop: TestApp, host: Guest, cents: Cents, state?: 'pending') {
  const { prisma } = shop.database
  const { orderId, guest } = await earn(shop, { hostId: host.userId, cents, ...(state && { state }) })
  await prisma.payment.create({
    data: {
      id: newId(),
      orderId,
      provider: 'test',
      reference: `test_${orderId}`,
      amountCents: paidCents,
      createdAt: shop.clock.now(),
    },
  })
  const { number } = await prisma.order.findUniqueOrThrow({ where: { id: orderId } })
  return { orderId, number, guest }
}

/** The same, held for review as soon as it was paid. */
export async function hold(shop: TestApp, host: { userId: string }, cents: Cents = 945) {
  const { prisma } = shop.database
  const { userId: hostId } = host
  const { orderId, guest } = await earn(shop, { hostId, cents, state: 'pending' })
  const at = shop.clock.now()
  await prisma.commissionEntry.create({ data: { at, hostId, orderId, cents, from: 'pending', to: 'held' } })
  await prisma.commissionReview.create({
    data: { orderId, hostId, guestId: guest.id, signals: ['same-phone'], heldAt: at },
  })
  return { orderId, guest }
}

type Paid = { hostId: string; cents: Cents; status?: 'pending' | 'processed'; transactionId?: string }

/** A payout of one order's commission, as the shop would store it. */
export async function createPayout(
  shop: TestApp,
  { hostId, cents, status = 'pending', transactionId }: Paid,
) {
  const { prisma } = shop.database
  const { orderId } = await earn(shop, { hostId, cents })
  const released = await prisma.commissionEntry.findFirstOrThrow({ where: { orderId, to: 'available' } })
  const isPaid = status === 'processed'
  const staff = isPaid ? await createStaff(shop) : null
  const at = shop.clock.now()
  const id = newId()
  const requested = { at, hostId, cents, from: 'available', to: 'requested' }
  const paid = { at, hostId, cents, from: 'requested', to: 'paid' }
  await prisma.payout.create({
    data: {
      id,
      hostId,
      status,
      amountCents: cents,
      method: 'paypal',
      destination: 'h•••@x',
      transactionId: transactionId ?? '',
      requestedAt: at,
      decidedAt: isPaid ? at : null,
      decidedBy: staff?.userId ?? null,
      entries: { create: isPaid ? [requested, paid] : [requested] },
      lines: { create: { entryId: released.id } },
    },
  })
  return { payoutId: id, orderId }
}
