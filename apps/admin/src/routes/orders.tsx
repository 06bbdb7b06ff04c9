import { keepPreviousData } from '@tanstack/react-query'
import { messages } from '@trivet/core'
import { ConsolePage } from '../components/console-page.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { OrdersTable } from '../features/orders/orders-table.tsx'
import { usePageNumber } from '../lib/page-number.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function OrdersRoute() {
  const pageNumber = usePageNumber()
  const orders = trpc.orders.list.useQuery({ pageNumber }, { placeholderData: keepPreviousData })
  return (
    <ConsolePage title="Orders">
      <QueryState query={orders} failure={messages.ordersLoadFailed}>
        {({ orders: rows, page, pages }) => (
          <div aria-busy={orders.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <OrdersTable orders={rows} page={page} />
            <PageLinks page={page} pages={pages} hrefFor={(target) => paths.orders({ page: target })} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  )
}
