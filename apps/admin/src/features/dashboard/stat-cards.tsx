import type { Dashboard } from '@trivet/core/contract/dashboard'
import { formatDollars } from '@trivet/core/money'
import { Card } from '@trivet/ui/card'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

const count = (number: number) => number.toLocaleString('en-US')

/** The figures of the shop. */
export function StatCards({ totals }: { totals: Dashboard['totals'] }) {
  const { orders, customers, pendingOrders } = totals
  const cards = [
    ...revenueOf(totals),
    { label: 'Orders', figure: count(orders), note: 'Ever placed, declined cards aside', to: paths.orders() },
    { label: 'Customers', figure: count(customers), note: 'Accounts that are not staff', to: paths.users() },
    {
      label: 'Pending orders',
      figure: count(pendingOrders),
      note: 'Wait for their payment',
      to: `${paths.orders()}?status=pending`,
    },
  ]
  return (
    <ul aria-label="Figures" className="grid grid-cols-2 gap-3 lg:gap-4 xl:grid-cols-4">
      {cards.map(({ label, figure, note, to }) => (
        <Card key={label} render={<li />} className="flex min-w-0 flex-col gap-1 p-4">
          <h2 className="font-medium text-muted-foreground">
            {to ? (
              <Link to={to} className="inline-block py-1 underline underline-offset-4">
                {label}
              </Link>
            ) : (
              <span className="inline-block py-1">{label}</span>
            )}
          </h2>
          <p className="font-mono text-h3 break-words tabular-nums max-sm:text-lead">{figure}</p>
          <p className="text-caption text-muted-foreground">{note}</p>
        </Card>
      ))}
    </ul>
  )
}

/** Of a role that includes reports. */
function revenueOf({ revenue, received = 0, refunded = 0 }: Dashboard['totals']) {
  if (revenue === undefined) return []
  const note =
    refunded === 0
      ? 'Of paid orders'
      : `${formatDollars(received)} paid less ${formatDollars(refunded)} refunded`
  return [{ label: 'Revenue', figure: formatDollars(revenue), note, to: undefined }]
}
