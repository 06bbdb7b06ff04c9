import * as ordersCopy from '@trivet/core/copy/orders'
import { isDeliveryOpen } from '@trivet/core/delivery'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { Link, useParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { ChangeOrderForm } from '../features/sales/change-order-form.tsx'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function ChangeOrderRoute() {
  const { id = '' } = useParams()
  const query = trpc.orders.forStaff.useQuery({ id })
  const back = paths.order({ _id: id })
  return (
    <AdminPage
      title={query.data ? `Change order ${query.data.number}` : 'Change an order'}
      above={<WayBack to={back} label="The order" />}
      note="Until it is packed. What it has keeps its price; what comes into it costs what it costs today."
    >
      <QueryState query={query} failure={ordersCopy.orderLoadFailed}>
        {(order) =>
          isDeliveryOpen(order.status) ? (
            <ChangeOrderForm order={order} />
          ) : (
            <EmptyState
              title={ordersCopy.orderChangeClosed(order.status)}
              description="What is packed carries its documents. Dates and refunds are changed on the order itself."
              action={<Button render={<Link to={back} />}>Back to the order</Button>}
            />
          )
        }
      </QueryState>
    </AdminPage>
  )
}
