import { defaultTimeZone } from '@trivet/core/address'
import { addDays } from '@trivet/core/dates'
import type { BasisPoints, Cents, Count } from '@trivet/core/money'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { createUser } from './factories.ts'

type Given = {
  basisPoints?: BasisPoints
  amountCents?: Cents
  mostUses?: Count
  firstOrderOnly?: boolean
  products?: string[]
  /** From today on. */
  days?: { first: number; last: number }
  isOff?: boolean
}

let codes = 0

/** A code as the shop would store it: 20% off everything, today and tomorrow, unless told otherwise. */
export async function createPromotionCode({ database, clock }: TestApp, given: Given = {}) {
  const { mostUses = null, firstOrderOnly = false, products = [], days = { first: 0, last: 1 } } = given
  codes += 1
  const now = clock.now()
  const dayIn = (later: number) => new Date(addDays(clock.today(defaultTimeZone), later))
  const { id: createdBy } = await createUser(database, { isAdmin: true })
  return database.prisma.promotionCode.create({
    data: {
      id: newId(),
      code: `SUMMER-${codes}`,
      basisPoints: given.amountCents === undefined ? (given.basisPoints ?? 2000) : null,
      amountCents: given.amountCents ?? null,
      firstDay: dayIn(days.first),
      lastDay: dayIn(days.last),
      mostUses,
      firstOrderOnly,
      note: '',
      switchedOffAt: given.isOff ? now : null,
      createdBy,
      createdAt: now,
      updatedAt: now,
      products: { create: products.map((productId) => ({ productId })) },
    },
  })
}
