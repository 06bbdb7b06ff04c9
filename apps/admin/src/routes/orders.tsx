import * as ordersCopy from '@trivet/core/copy/orders'
import { keepPreviousData } from '@tanstack/react-query'

import { Button } from '@trivet/ui/button'
import { Link, Navigate, useLocation } from 'react-router'
import { Allowed } from '../components/allowed.tsx'
import { ListPage } from '../components/list-page.tsx'
import { BulkBar } from '../features/orders/bulk-bar.tsx'
import { orderColumns } from '../features/orders/order-columns.tsx'
import { FigureNote } from '../features/orders/figure-note.tsx'
import { figureColumn } from '../features/orders/figure-column.ts'
import { OrderFilters } from '../features/orders/order-filters.tsx'
import { csvQuery, filterOf, useOrderList } from '../features/orders/order-list.ts'
import { OrderViewLinks, queryOfChosen } from '../features/orders/order-view-links.tsx'
import { useFigureAnswer } from '../features/orders/use-figure-answer.ts'
import { useOrderViews } from '../features/orders/use-order-views.ts'
import { useSelection } from '../lib/selection.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function OrdersRoute() {
  const { search } = useLocation()
  const { chosen, views, isKnown } = useOrderViews()
  const opening = search === '' ? queryOfChosen(chosen, views) : null
  if (opening) return <Navigate to={`?${opening}`} replace />
  return <Orders isViewKnown={search !== '' || isKnown} />
}

function Orders({ isViewKnown }: { isViewKnown: boolean }) {
  const list = useOrderList()
  const filter = filterOf(list)
  const query = trpc.orders.list.useQuery(
    { ...filter, pageNumber: list.page },
    // until then nobody knows which orders are wanted
    { placeholderData: keepPreviousData, enabled: isViewKnown },
  )
  const figureAnswer = useFigureAnswer(filter, query)
  const { figure } = filter
  // of what is shown now: the list before a figure's has no parts
  const hasParts = query.data?.figureSum !== undefined
  const selection = useSelection(query.data?.orders.map(({ _id }) => _id) ?? [])
  return (
    <ListPage
      title="Orders"
      note={
        <Allowed permission="sales">
          <Button size="sm" render={<Link to={paths.newOrder()} />}>
            New order
          </Button>
        </Allowed>
      }
      above={
        <>
          <OrderViewLinks list={list} />
          <FigureNote
            filter={filter}
            answer={figureAnswer}
            isLoading={query.isLoading || query.isPlaceholderData}
            onClear={list.clear}
          />
        </>
      }
      name="orders"
      caption="Orders"
      list={list}
      query={query}
      failure={ordersCopy.ordersLoadFailed}
      columns={figure && hasParts ? [...orderColumns, figureColumn(figure)] : orderColumns}
      rowsOf={({ orders }) => orders}
      rowLabel={(order) => `order ${order.number}`}
      rowPath={paths.order}
      selection={selection}
      className={hasParts ? 'max-2xl:[&_td]:px-2 max-2xl:[&_th]:px-2' : '[&_td]:px-3 [&_th]:px-3'}
      nouns={['order', 'orders']}
      none="No orders yet"
      searchLabel="Number, email, name, address or code"
      isForgiving
      filters={<OrderFilters list={list} />}
      csv={{ name: 'orders', query: csvQuery(list) }}
    >
      {query.data && (
        <BulkBar
          selection={selection}
          filter={filter}
          total={query.data.total}
          hasMore={query.data.hasMore}
        />
      )}
    </ListPage>
  )
}
