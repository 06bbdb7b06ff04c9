import { lowStockPeriod } from '@trivet/core/catalog'
import type { Dashboard, DashboardDue, DashboardInput, DashboardOrder } from '@trivet/core/contract/dashboard'
import { dueVisits, firstDayOf, revenueOverTime, sumRevenue, type Revenue } from '@trivet/core/dashboard'
import { addDays, dateInZone } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { may } from '@trivet/core/staff'
import type { UserContext } from '../../api/context.ts'
import { findDashboardLists, type OrderOnDashboard } from './dashboard.repo.ts'
import { findOrdersUnderWay, type OrderUnderWay } from './due-orders.repo.ts'
import { findLowStock } from './low-stock.repo.ts'
import { findRevenue } from './revenue.repo.ts'

const shown = 5
const visitsShown = 8

/** What staff see first: how the shop does, and what the day asks for. Days are the shop's, visits' those of their places. */
export async function readDashboard(ctx: UserContext, { range }: DashboardInput): Promise<Dashboard> {
  const now = ctx.clock.now()
  const { timeZone } = (await ctx.settings.current()).settings
  const today = ctx.clock.today(timeZone)
  const [revenue, lists, underWay, lowStock] = await Promise.all([
    findRevenue(ctx.sql, { firstDay: firstDayOf(range, today), count: shown }),
    findDashboardLists(ctx.sql, shown),
    findOrdersUnderWay(ctx.sql, { firstDay: addDays(today, -1), lastDay: addDays(today, 1) }),
    findLowStock(ctx.sql, { ...lowStockPeriod(today), count: shown }),
  ])
  const { staffRole } = ctx.actor
  const points = revenueOverTime(revenue.days, { range, today })
  const due = visitsDue(underWay, now)
  return {
    today,
    timeZone,
    totals: {
      ...(may(staffRole, 'reports') && toAmounts(sumRevenue([revenue]))),
      orders: lists.orders,
      customers: lists.customers,
      pendingOrders: lists.pending,
    },
    ...(may(staffRole, 'reports') && {
      overTime: {
        range,
        ...toAmounts(sumRevenue(points)),
        points: points.map((point) => ({ period: point.period, ...toAmounts(point) })),
      },
      topProducts: revenue.topProducts.map(({ id, name, cents }) => ({
        _id: id,
        name,
        revenue: toDecimal(cents),
      })),
    }),
    recentOrders: lists.recentOrders.map(toDashboardOrder),
    pendingOrders: lists.pendingOrders.map(toDashboardOrder),
    recentCustomers: lists.recentCustomers.map(({ id, createdAt, ...customer }) => ({
      _id: id,
      ...customer,
      createdAt: instant(createdAt),
    })),
    deliveries: someOf(due.filter(({ kind, isOverdue }) => kind === 'delivery' && !isOverdue)),
    pickups: someOf(due.filter(({ kind, isOverdue }) => kind === 'pickup' && !isOverdue)),
    overdue: someOf(due.filter(({ isOverdue }) => isOverdue)),
    ...(may(staffRole, 'warehouse') && {
      lowStock: {
        total: lowStock.total,
        products: lowStock.products.map(({ id, ...product }) => ({ _id: id, ...product })),
      },
    }),
  }
}

type Due = DashboardDue['visits'][number]

function visitsDue(orders: readonly OrderUnderWay[], now: Date): Due[] {
  return orders.flatMap(({ id, number, status, start, end, timeZone, customer, place, isUnpaid }) =>
    dueVisits({ status, period: { start, end } }, dateInZone(now, timeZone)).map((visit) => ({
      order: id,
      orderNumber: number,
      status,
      customer,
      place,
      isUnpaid,
      ...visit,
    })),
  )
}

function someOf(visits: readonly Due[]): DashboardDue {
  const inOrder = visits.toSorted((a, b) => Number(a.isDone) - Number(b.isDone) || a.day.localeCompare(b.day))
  return {
    total: visits.length,
    open: visits.filter(({ isDone }) => !isDone).length,
    visits: inOrder.slice(0, visitsShown),
  }
}

function toDashboardOrder({
  id,
  name,
  email,
  totalCents,
  createdAt,
  ...order
}: OrderOnDashboard): DashboardOrder {
  return {
    _id: id,
    customer: { name, email },
    total: toDecimal(totalCents),
    createdAt: instant(createdAt),
    ...order,
  }
}

function toAmounts({ receivedCents, refundedCents, revenueCents }: Revenue) {
  return {
    received: toDecimal(receivedCents),
    refunded: toDecimal(refundedCents),
    revenue: toDecimal(revenueCents),
  }
}

/** JSON made by the database writes instants with the offset of its session. */
function instant(text: string): string {
  return new Date(text).toISOString()
}
