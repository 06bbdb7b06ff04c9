import { formatDollars } from '@trivet/core/money'
import { moneyDueOf, type Order } from '@trivet/core/contract/orders'
import { paymentLabel } from '@trivet/core/orders'
import { Badge } from '@trivet/ui/badge'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { formatInstant } from '../../components/format-instant.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'

const PayDueDialog = lazyPart(() => import('./pay-due-dialog.tsx').then((module) => module.PayDueDialog))

const openAmounts = (order: Order) => moneyDueOf(order).rows.filter((row) => row.of === 'amount')

/** Whether any of it is open: then it stands before everything that can wait. */
export const owesAmounts = (order: Order): boolean => openAmounts(order).length > 0

/** What is to be paid besides what was paid: for missing pieces, or of a price that a change made higher. */
export function AmountsDue({ order }: { order: Order }) {
  const [paying, setPaying] = useState<string | null>(null)
  const { amountsDue = [] } = order
  if (amountsDue.length === 0) return null
  // as it is by now: a refused press may have shown that another amount is due
  const toPay = amountsDue.find(({ _id }) => _id === paying)
  const open = new Set(openAmounts(order).map(({ id }) => id))
  return (
    <section aria-labelledby="amounts-due">
      <h2 id="amounts-due" className="type-h3">
        {titleOf(order)}
      </h2>
      <ul className="mt-4 divide-y border-y">
        {amountsDue.map((due) => (
          <li key={due._id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">{due.reason}</p>
              <p className="font-mono text-small text-muted-foreground tabular-nums">
                {formatDollars(due.amount)}, {formatInstant(due.at)}
              </p>
            </div>
            {due.paidAt ? (
              <Badge tone="success">{paymentLabel(true)}</Badge>
            ) : open.has(due._id) ? (
              <Button size="sm" className="h-11" aria-haspopup="dialog" onClick={() => setPaying(due._id)}>
                Pay {formatDollars(due.amount)}
              </Button>
            ) : (
              <Badge>Nothing to pay</Badge>
            )}
          </li>
        ))}
      </ul>
      {toPay && <PayDueDialog order={order} due={toPay} onClose={() => setPaying(null)} />}
    </section>
  )
}

function titleOf(order: Order): string {
  if (!owesAmounts(order)) return 'Charged later'
  return order.amountsDue?.some(({ ofPrice }) => ofPrice) ? 'Also to pay' : 'Besides the price'
}
