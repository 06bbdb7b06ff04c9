import type { Figure } from '@trivet/core/reports'
import { addDays, dateInZone, daysBetween, eachDay, type CalendarDate } from '@trivet/core/dates'
import type { PrismaClient } from '../../generated/prisma/client.ts'

type Of = {
  from: string
  to: string
  product?: { _id: string } | null
}

const zone = 'America/Los_Angeles'

/** What one order counts for, read from its own rows and reckoned another way than the database does. */
export async function countsOf(prisma: PrismaClient, id: string, figure: Figure, of: Of): Promise<number> {
  const order = await prisma.order.findUniqueOrThrow({
    where: { id },
    include: { payments: true, refunds: true, amountsDue: true, commissions: true, reservations: true },
  })
  const isIn = (at: Date | null) => {
    const day = at && dateInZone(at, zone)
    return day !== null && of.from <= day && day <= of.to
  }
  const moves = [
    ...order.payments.map(({ amountCents, createdAt }) => ({ cents: amountCents, at: createdAt })),
    ...order.refunds.map(({ amountCents, createdAt }) => ({ cents: -amountCents, at: createdAt })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime() || b.cents - a.cents)
  const sum = <One>(list: readonly One[], value: (one: One) => number) =>
    list.reduce((all, one) => all + value(one), 0)
  const net = () => sum(moves, ({ cents, at }) => (isIn(at) ? cents : 0))
  const share = (part: number) => {
    let kept = 0
    return sum(moves, ({ cents, at }) => {
      const before = Math.round((part * kept) / order.totalCents)
      kept += cents
      const moved = Math.round((part * kept) / order.totalCents) - before
      return isIn(at) ? moved : 0
    })
  }
  const firstPaid = moves.find(({ cents }) => cents > 0)?.at ?? null
  const isFirstIn = () => (isIn(firstPaid) ? 1 : 0)
  const due = (kind: string, at: (one: { createdAt: Date; paidAt: Date | null }) => Date | null) =>
    sum(order.amountsDue, (one) => (one.kind === kind && isIn(at(one)) ? one.amountCents : 0))
  const late = async () => {
    const told = await prisma.timelineEntry.findFirst({ where: { orderId: id, to: 'collected' } })
    const day = told && dateInZone(told.at, order.timeZone)
    if (!day || day < of.from || day > of.to) return 0
    return Math.max(0, daysBetween(dayOf(order.rentalEnd), day))
  }
  const losses = async (matches: (one: { kind: string; outcome: string }) => boolean, isPieces = false) => {
    const check = await prisma.pickupCheck.findUnique({ where: { orderId: id }, include: { losses: true } })
    if (!check || !isIn(check.createdAt)) return 0
    return sum(
      check.losses.filter(matches),
      ({ quantity, unitCents }) => quantity * (isPieces ? 1 : unitCents),
    )
  }
  const reckoned: Partial<Record<Figure, () => number | Promise<number>>> = {
    received: () => sum(order.payments, (one) => (isIn(one.createdAt) ? one.amountCents : 0)),
    refunded: () => sum(order.refunds, (one) => (isIn(one.createdAt) ? one.amountCents : 0)),
    revenue: net,
    rental: () => rental(),
    taxed: () => rental(),
    discount: () => share(order.discountCents),
    'by-staff': () => 0,
    protection: () => share(order.damageProtectionCents),
    delivery: () => share(order.deliveryCents),
    tax: () => share(order.taxCents),
    'days-out': () =>
      sum(
        order.reservations.filter(({ productId }) => !of.product || productId === of.product._id),
        ({ firstDay, lastDay, units }) =>
          units *
          eachDay(dayOf(firstDay), dayOf(lastDay)).filter((day) => of.from <= day && day <= of.to).length,
      ),
    'damage-covered': () => losses(({ outcome }) => outcome === 'covered'),
    'protection-result': async () =>
      share(order.damageProtectionCents) - (await losses(({ outcome }) => outcome === 'covered')),
    'loss-charged': () => losses(({ outcome }) => outcome === 'charged'),
    'loss-waived': () => losses(({ outcome }) => outcome === 'waived'),
    'loss-paid': () => due('loss', ({ paidAt }) => paidAt),
    'late-pickups': async () => ((await late()) > 0 ? 1 : 0),
    'late-days': late,
    'late-fees': () => due('late-fee', ({ createdAt }) => createdAt),
    'late-fees-paid': () => due('late-fee', ({ paidAt }) => paidAt),
    'pieces-missing': () => losses(({ kind }) => kind === 'missing', true),
    'pieces-damaged': () => losses(({ kind }) => kind === 'damaged', true),
    'referred-orders': isFirstIn,
    'referred-revenue': net,
    commission: () =>
      sum(order.commissions, ({ from, to, cents, at }) =>
        isIn(at) && (from === null) !== (to === null) ? (from === null ? cents : -cents) : 0,
      ),
    'first-orders': isFirstIn,
    'returning-orders': isFirstIn,
    'first-revenue': net,
    'returning-revenue': net,
  }
  function rental() {
    const { damageProtectionCents, deliveryCents, taxCents, discountCents } = order
    return (
      net() + share(discountCents) - share(damageProtectionCents) - share(deliveryCents) - share(taxCents)
    )
  }
  const reckon = reckoned[figure]
  if (!reckon) throw new RangeError(`nobody reckons ${figure}`)
  return reckon()
}

function dayOf(date: Date): CalendarDate {
  return addDays(date.toISOString().slice(0, 10) as CalendarDate, 0)
}
