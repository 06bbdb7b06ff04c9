import type { OrderFilter, OrderSort } from '@trivet/core/contract/orders'
import { normalizeReferralCode } from '@trivet/core/referrals'
import { may } from '@trivet/core/staff'
import type { Actor, Context, UserContext } from '../../../api/context.ts'
import type { AskedFigure } from '../../reports/index.ts'
import { orderConditions, shortestSearch, type Conditions, type Searched } from './order-conditions.ts'
import { findAccountsLike, findCodeId } from './order-search.repo.ts'
import type { Order } from '../order-sequence.ts'

export type OrderQuestion = {
  conditions: Conditions
  order: Order
  /** The figure of which each order says its part: whoever may see no reports learns nothing of them here. */
  figure: AskedFigure | null
}

/** A list as staff ask for it, in the database's terms: what its names and texts stand for is looked up here. */
export async function decideOrderList(
  ctx: Pick<UserContext, 'sql' | 'clock' | 'settings' | 'actor'>,
  filter: OrderFilter,
): Promise<OrderQuestion> {
  const [searched, codeId, settings] = await Promise.all([
    filter.q ? findSearched(ctx, filter.q) : null,
    filter.code ? findCodeId(ctx.sql, filter.code) : null,
    filter.area ? ctx.settings.current() : null,
  ])
  const area = settings?.settings.serviceAreas.find(({ name }) => name === filter.area)
  const zipRanges = area?.zipRanges ?? null
  const conditions = orderConditions({ filter, searched, codeId, zipRanges, now: ctx.clock.now() })
  return { conditions, order: orderOf(filter.sort), figure: figureFor(ctx.actor, filter) }
}

function figureFor({ staffRole }: Actor, { figure, ...of }: OrderFilter): AskedFigure | null {
  return figure && may(staffRole, 'reports') ? { ...of, figure } : null
}

async function findSearched({ sql }: Pick<Context, 'sql'>, q: string): Promise<Searched> {
  // an address is written with commas, and searched for without them
  const text = q.replaceAll(',', ' ').replace(/^#/, '').replace(/\s+/g, ' ').trim()
  if (text.length < shortestSearch) return { text, userIds: [], codeId: null }
  const [userIds, codeId] = await Promise.all([
    findAccountsLike(sql, text),
    findCodeId(sql, normalizeReferralCode(text)),
  ])
  return { text, userIds, codeId }
}

function orderOf(sort: OrderFilter['sort']): Order {
  if (!sort) return { sort: 'placed', isDescending: true }
  const isDescending = sort.startsWith('-')
  // without its minus it is one of the four
  return { sort: (isDescending ? sort.slice(1) : sort) as OrderSort, isDescending }
}
