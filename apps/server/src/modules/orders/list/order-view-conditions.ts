import { openStatuses } from '@trivet/core/dispatch'
import { newOrderHours, viewStatuses, type OrderStatus, type OrderView } from '@trivet/core/orders'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Tables } from '../../../platform/sql/builder.ts'
import { anyFrom, dayIn, plusDays } from '../../../platform/sql/functions.ts'
import { isAmountOwed } from './order-sums.ts'

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>()

const hasStatus = (statuses: readonly OrderStatus[]) => eb('o.status', 'in', statuses)
const isNotCancelled = eb('o.status', '<>', 'cancelled')

const dayInUtc = (now: Date) => dayIn(eb.val(now), eb.val('UTC'))
const dayAtPlace = (now: Date) => dayIn(eb.val(now), eb.ref('o.time_zone'))

type Visit = 'o.rental_start' | 'o.rental_end'

/** Our places are at most one day apart: two days from the index, and then the right one of them. */
const isToday = (visit: Visit, now: Date) =>
  eb.and([eb.between(visit, plusDays(dayInUtc(now), -1), dayInUtc(now)), eb(visit, '=', dayAtPlace(now))])

/** Found first, by the indexes of what is under way: a walk through all orders in their sequence finds few of them late. */
const late = (statuses: readonly OrderStatus[], visit: Visit, now: Date) =>
  eb
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.status', 'in', statuses)
    .where(visit, '<=', dayInUtc(now))
    .where(visit, '<', dayAtPlace(now))

const withAmountOwed = eb
  .selectFrom('amounts_due as a')
  .innerJoin('orders as o', 'o.id', 'a.order_id')
  .select('o.id')
  .where(isAmountOwed)

/** Found first, by the indexes of what is not paid, as it is rarely much. */
const owing = eb
  .selectFrom('orders as o')
  .select('o.id')
  .where('o.paid_at', 'is', null)
  .where('o.payment_status', '<>', 'waived')
  .where(isNotCancelled)
  .unionAll(withAmountOwed)

/** Which orders `o` belong in a view, at a moment. */
export const isInView: Record<OrderView, (now: Date) => Expression<SqlBool>> = {
  new: (now) => {
    const since = new Date(now.getTime() - newOrderHours * 3_600_000)
    return eb.and([eb('o.created_at', '>=', since), isNotCancelled])
  },
  'to-pack': () => hasStatus(viewStatuses['to-pack']),
  'out-today': (now) => eb.and([hasStatus(viewStatuses['out-today']), isToday('o.rental_start', now)]),
  'back-today': (now) => eb.and([hasStatus(viewStatuses['back-today']), isToday('o.rental_end', now)]),
  overdue: (now) => {
    const notOut = late(openStatuses.delivery, 'o.rental_start', now)
    const notBack = late(openStatuses.pickup, 'o.rental_end', now)
    return eb('o.id', '=', anyFrom(notOut.unionAll(notBack)))
  },
  'address-needed': () => eb.and([eb('o.street', '=', ''), isNotCancelled]),
  unpaid: () => eb('o.id', '=', anyFrom(owing)),
}
