import { orderFilterInput, type OrderFilter } from '@trivet/core/contract/orders'
import { useListState, type ListState } from '../../lib/list-state.ts'

const filters = [
  'view',
  'status',
  'payment',
  'area',
  'deliveryFrom',
  'deliveryTo',
  'pickupFrom',
  'pickupTo',
  'code',
  'figure',
  'figureFrom',
  'figureTo',
  'figureArea',
  'figureDepot',
  'figureProduct',
  'figureHost',
] as const

type FilterName = (typeof filters)[number]

export type OrderList = ListState<FilterName>

/** All orders, whatever the list opens with otherwise. */
export const allOrders = 'all'

export function useOrderList(): OrderList {
  return useListState({ filters, defaultSort: { column: 'placed', direction: 'descending' } })
}

/** The address in the server's words; what is nothing there is nothing here. */
export function filterOf(list: Pick<OrderList, 'view'>): OrderFilter {
  const asked: Record<string, string> = Object.fromEntries(new URLSearchParams(list.view()))
  if (asked['view'] === allOrders) delete asked['view']
  const read = orderFilterInput.safeParse(asked)
  if (read.success) return read.data
  for (const issue of read.error.issues) delete asked[String(issue.path[0])]
  return orderFilterInput.parse(asked)
}

/** What the file of the whole list is asked for with. */
export function csvQuery(list: Pick<OrderList, 'view'>): string {
  const asked = new URLSearchParams(
    Object.entries(filterOf(list)).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value]] : [],
    ),
  )
  return asked.toString()
}
