import * as dashboardCopy from '@trivet/core/copy/dashboard'
import { keepPreviousData } from '@tanstack/react-query'
import { revenueRanges, type RevenueRange } from '@trivet/core/dashboard'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { CustomersPanel, OrdersPanel, ProductsPanel, StockPanel } from '../features/dashboard/newest.tsx'
import { ReadinessPanel } from '../features/dashboard/readiness-panel.tsx'
import { RevenuePanel } from '../features/dashboard/revenue-panel.tsx'
import { StatCards } from '../features/dashboard/stat-cards.tsx'
import { VisitsPanel } from '../features/dashboard/visits-panel.tsx'
import { formatLongDay } from '../lib/dates.ts'
import { useMay } from '../lib/may.ts'
import { trpc } from '../lib/trpc.ts'

const refreshMs = 60_000

export default function DashboardRoute() {
  const [query, setQuery] = useSearchParams()
  const range = revenueRanges.find((known) => known === query.get('range')) ?? '30d'
  const maySettle = useMay('settings')
  const dashboard = trpc.dashboard.read.useQuery(
    { range },
    { placeholderData: keepPreviousData, refetchInterval: refreshMs },
  )
  const choose = (next: RevenueRange) =>
    setQuery(next === '30d' ? {} : { range: next }, { replace: true, preventScrollReset: true })
  return (
    <AdminPage title="Dashboard" note={dashboard.data && formatLongDay(dashboard.data.today)}>
      <QueryState query={dashboard} failure={dashboardCopy.dashboardLoadFailed}>
        {(data) => (
          <div className="grid gap-4 lg:gap-6">
            {maySettle && <ReadinessPanel />}
            <StatCards totals={data.totals} />
            <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-6">
              <VisitsPanel
                title="Overdue"
                due={data.overdue}
                today={data.today}
                empty="Nothing is late"
                isUrgent
              />
              <VisitsPanel
                title="Deliveries today"
                due={data.deliveries}
                today={data.today}
                empty="No deliveries today"
              />
              <VisitsPanel
                title="Pickups today"
                due={data.pickups}
                today={data.today}
                empty="No pickups today"
              />
            </div>
            {data.overTime && (
              <RevenuePanel
                overTime={data.overTime}
                range={range}
                onChoose={choose}
                isLoading={dashboard.isPlaceholderData}
              />
            )}
            <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
              <div className="grid min-w-0 gap-4 lg:gap-6">
                <OrdersPanel title="Recent orders" orders={data.recentOrders} empty="No orders yet" />
                {data.topProducts && <ProductsPanel products={data.topProducts} />}
              </div>
              <div className="grid min-w-0 gap-4 lg:gap-6">
                <OrdersPanel
                  title="Pending orders"
                  orders={data.pendingOrders}
                  empty="No order waits for its payment"
                />
                {data.lowStock && <StockPanel lowStock={data.lowStock} />}
                <CustomersPanel customers={data.recentCustomers} />
              </div>
            </div>
          </div>
        )}
      </QueryState>
    </AdminPage>
  )
}
