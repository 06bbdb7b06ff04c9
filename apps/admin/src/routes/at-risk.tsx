import * as stockCopy from '@trivet/core/copy/stock'
import { AdminPage } from '../components/admin-page.tsx'
import { Panel } from '../components/panel.tsx'
import { QueryState } from '../components/query-state.tsx'
import { AtRiskList } from '../features/stock/at-risk-list.tsx'
import { trpc } from '../lib/trpc.ts'

export default function AtRiskRoute() {
  const query = trpc.stock.atRisk.useQuery()
  return (
    <AdminPage title="At risk" note="Orders that may not get what they were promised, the first day first">
      <QueryState query={query} failure={stockCopy.atRiskFailed}>
        {({ orders }) => (
          <Panel title={orders.length === 0 ? 'All is well' : 'Short of units'}>
            <AtRiskList orders={orders} />
          </Panel>
        )}
      </QueryState>
    </AdminPage>
  )
}
