import type { ListedOrder } from '@trivet/core'
import { cn } from '@trivet/ui/cn'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { NoRows } from '../../components/no-rows.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import type { Selection } from '../../lib/selection.ts'
import { numberColumn, orderColumns } from './order-columns.tsx'
import type { OrderList } from './order-list.ts'
import type { TableLook } from './table-look.ts'

const mostThatFit = 6
const stickyHead =
  'xl:[&_tbody_:is(a,input)]:scroll-mt-14 xl:[&_[data-slot=table-container]]:overflow-visible xl:[&_thead]:sticky xl:[&_thead]:top-0 xl:[&_thead]:z-10'

type OrdersTableProps = {
  orders: readonly ListedOrder[]
  list: OrderList
  look: TableLook
  selection: Selection
}

export function OrdersTable({ orders, list, look, selection }: OrdersTableProps) {
  const navigate = useNavigate()
  const shown = orderColumns.filter(({ name }) => look.columns.includes(name))

  // a table that has to be scrolled sideways cannot let its head stand still
  const fitsWindow = shown.length <= mostThatFit

  // for the mouse a whole row is the way to its order; for everybody else the number is
  function openRow(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || event.defaultPrevented) return
    if (event.target.closest('a, button, input, label') || window.getSelection()?.toString()) return
    const address = event.target.closest('tbody tr')?.querySelector('a')?.getAttribute('data-address')
    if (address) void navigate(address)
  }

  return (
    <div
      role="presentation"
      onClick={openRow}
      className={cn('[&_tbody_tr]:cursor-pointer [&_tbody_tr:hover]:bg-muted/50', fitsWindow && stickyHead)}
    >
      <RecordTable
        caption="Orders"
        columns={[numberColumn, ...shown.map(({ column }) => column)]}
        rows={orders}
        rowKey={(order) => order._id}
        rowLabel={(order) => `order ${order._id}`}
        selection={selection}
        sort={list.sort}
        onSortChange={list.setSort}
        empty={<NoRows list={list} things="orders" none="No orders yet" />}
        className={cn('[&_td]:px-3 [&_th]:px-3', look.isCompact && '[&_td]:py-0.5 [&_tr]:h-9')}
      />
    </div>
  )
}
