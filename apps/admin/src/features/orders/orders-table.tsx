import type { ListedOrder } from '@trivet/core'
import { NoRows } from '../../components/no-rows.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import type { TableLook } from '../../components/table-look.tsx'
import type { Selection } from '../../lib/selection.ts'
import { paths } from '../../paths.ts'
import type { OrderList } from './order-list.ts'

type OrdersTableProps = {
  orders: readonly ListedOrder[]
  list: OrderList
  look: TableLook<ListedOrder>
  selection: Selection
}

export function OrdersTable({ orders, list, look, selection }: OrdersTableProps) {
  return (
    <RecordTable
      {...look}
      caption="Orders"
      rows={orders}
      rowKey={(order) => order._id}
      rowLabel={(order) => `order ${order._id}`}
      rowPath={paths.order}
      selection={selection}
      sort={list.sort}
      onSortChange={list.setSort}
      empty={<NoRows list={list} things="orders" none="No orders yet" />}
      className="[&_td]:px-3 [&_th]:px-3"
    />
  )
}
