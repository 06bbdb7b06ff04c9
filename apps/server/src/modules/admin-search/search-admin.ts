import { leastSearchLength, type AdminSearchResults } from '@trivet/core/contract/search'
import { toDecimal } from '@trivet/core/money'
import type { UserContext } from '../../api/context.ts'
import { findForRole } from './find-for-role.ts'
import { findMeant, isNothing } from './find-meant.ts'

const shownOfEach = 5

/** Orders, quotes, people, products, codes and payouts that have something to do with what was typed, or meant by it. */
export async function searchAdmin(ctx: UserContext, { q }: { q: string }): Promise<AdminSearchResults> {
  if (q.length < leastSearchLength) {
    return {
      meant: null,
      orders: [],
      quotes: [],
      users: [],
      products: [],
      codes: [],
      promotionCodes: [],
      payouts: [],
    }
  }
  const asked = { q, count: shownOfEach, role: ctx.actor.staffRole }
  const typed = await findForRole(ctx.sql, asked)
  const meant = isNothing(typed) ? await findMeant(ctx.sql, asked) : null
  const found = meant?.found ?? typed
  return {
    meant: meant?.text ?? null,
    orders: found.orders.map(({ id, totalCents, createdAt, ...order }) => ({
      _id: id,
      ...order,
      total: toDecimal(totalCents),
      createdAt: new Date(createdAt).toISOString(),
    })),
    quotes: found.quotes.map(({ id, totalCents, ...quote }) => ({
      _id: id,
      ...quote,
      total: toDecimal(totalCents),
    })),
    users: found.users.map(({ id, ...user }) => ({ _id: id, ...user })),
    products: found.products.map(({ id, ...product }) => ({ _id: id, ...product })),
    codes: found.codes.map(({ id, ...code }) => ({ _id: id, ...code })),
    promotionCodes: found.promotionCodes.map(({ id, code }) => ({ _id: id, code })),
    payouts: found.payouts.map(({ id, amountCents, ...payout }) => ({
      _id: id,
      ...payout,
      amount: toDecimal(amountCents),
    })),
  }
}
