import { keepPreviousData } from '@tanstack/react-query'
import { type OrderPage, orderMessages } from '@trivet/core'
import { Navigate, useLocation } from 'react-router'
import { ConsolePage } from '../components/console-page.tsx'
import { CsvButton } from '../components/csv-button.tsx'
import { ListToolbar } from '../components/list-toolbar.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { useTableLook } from '../components/table-look.tsx'
import { BulkBar } from '../features/orders/bulk-bar.tsx'
import { orderColumns } from '../features/orders/order-columns.tsx'
import { OrderFilters } from '../features/orders/order-filters.tsx'
import { csvAddress, filterOf, useOrderList } from '../features/orders/order-list.ts'
import { OrderViewLinks, queryOfChosen } from '../features/orders/order-view-links.tsx'
import { OrdersTable } from '../features/orders/orders-table.tsx'
import { useOrderViews } from '../features/orders/use-order-views.ts'
import { useSelection } from '../lib/selection.ts'
import { trpc } from '../lib/trpc.ts'

export default function OrdersRoute() {
  const { search } = useLocation()
  const { chosen, views, isKnown } = useOrderViews()
  const opening = search === '' ? queryOfChosen(chosen, views) : null
  if (search === '' && !isKnown) return <ConsolePage title="Orders">{null}</ConsolePage>
  if (opening) return <Navigate to={`?${opening}`} replace />
  return <Orders />
}

function Orders() {
  const list = useOrderList()
  const filter = filterOf(list)
  const query = trpc.orders.list.useQuery(
    { ...filter, pageNumber: list.page },
    { placeholderData: keepPreviousData },
  )
  const { look, menu } = useTableLook('orders', orderColumns)
  const rows = query.data?.orders ?? []
  const selection = useSelection(rows.map(({ _id }) => _id))
  return (
    <ConsolePage title="Orders">
      <OrderViewLinks list={list} />
      <ListToolbar
        list={list}
        searchLabel="Number, e-mail, name, address or code"
        summary={query.data && summaryOf(query.data)}
        actions={
          <>
            {menu}
            <CsvButton address={csvAddress(list)} name="trivet-orders.csv" />
          </>
        }
      >
        <OrderFilters list={list} />
      </ListToolbar>
      <QueryState query={query} failure={orderMessages.ordersLoadFailed}>
        {({ orders, page, pages, total, hasMore }) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <OrdersTable orders={orders} list={list} look={look} selection={selection} />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
            <BulkBar selection={selection} filter={filter} total={total} hasMore={hasMore} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  )
}

function summaryOf({ total, hasMore }: OrderPage): string {
  if (hasMore) return `More than ${total.toLocaleString('en-US')} orders`
  return total === 1 ? '1 order' : `${total.toLocaleString('en-US')} orders`
}
