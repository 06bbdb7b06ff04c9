import { streetText } from '@trivet/core/copy/address'
import type { ListedOrder } from '@trivet/core/contract/orders'
import { formatDay } from '@trivet/core/dates'
import { formatDollars } from '@trivet/core/money'
import { column } from '@trivet/ui/data-table'
import type { ChoosableColumn } from '../../components/table-look.tsx'
import { Instant } from '../../components/instant.tsx'
import { RecordLink } from '../../components/record-link.tsx'
import { formatPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { OrderStatusBadge } from '../../components/order-status-badge.tsx'
import { AddressNeededBadge } from './address-needed-badge.tsx'
import { PaymentBadge } from './payment-badge.tsx'

const numberColumn = column('Order', (order: ListedOrder) => (
  <RecordLink
    to={paths.order(order)}
    className="block py-1 font-mono whitespace-nowrap underline underline-offset-4"
  >
    {order.number}
  </RecordLink>
))

/** The columns that everybody sees fit beside the navigation at 1280 pixels, the total with them. */
export const orderColumns: readonly ChoosableColumn<ListedOrder>[] = [
  numberColumn,
  column('Placed', (order) => <Instant at={order.createdAt} />, {
    sortKey: 'placed',
    // the time below the day, where there is no room beside it
    className: 'min-w-32 max-2xl:[&_time]:whitespace-normal',
  }),
  column(
    'Customer',
    (order) => (
      <>
        <span className="block truncate font-medium">{order.customer.name}</span>
        <span className="block truncate text-muted-foreground">{order.user.email}</span>
      </>
    ),
    // the width that the other columns leave, but 8rem at least
    { className: 'w-full max-w-32' },
  ),
  column('Rental', (order) => formatPeriod(order.rentalStart, order.rentalEnd), {
    sortKey: 'delivery',
    className: 'min-w-40 tabular-nums 2xl:whitespace-nowrap',
  }),
  extra(
    column('Pickup', (order) => formatDay(order.rentalEnd), {
      sortKey: 'pickup',
      className: 'whitespace-nowrap',
    }),
  ),
  extra(column('Area', (order) => order.area ?? 'Outside all areas')),
  extra(
    column('Address', ({ rentalAddress: { street, city } }) => (
      <span className="block max-w-48 truncate">
        {streetText(street)}, {city}
      </span>
    )),
  ),
  extra(column('Host code', (order) => <span className="font-mono">{order.code ?? '—'}</span>)),
  extra(
    column('Items', (order) => order.orderItems.reduce((sum, { qty }) => sum + qty, 0), { numeric: true }),
  ),
  column('Status', (order) => (
    <span className="inline-flex flex-wrap gap-1">
      <OrderStatusBadge {...order} />
      {order.addressNeeded && <AddressNeededBadge />}
    </span>
  )),
  column('Payment', (order) => <PaymentBadge order={order} />),
  column('Total', (order) => formatDollars(order.totalPrice), { sortKey: 'total', numeric: true }),
]

function extra(column: ChoosableColumn<ListedOrder>): ChoosableColumn<ListedOrder> {
  return { ...column, isExtra: true }
}
