import { moneyDueOf, type StaffOrder } from '@trivet/core/contract/orders'
import { formatMoney } from '@trivet/core/money'
import type { DueRow } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { Instant } from '../../components/instant.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { WaiveDueDialog } from './waive-due-dialog.tsx'

type Amount = Extract<DueRow, { of: 'amount' }>

/** What came on top of the price and is open: it is booked or waived before the order can be completed. */
export function DueSteps({ order }: { order: StaffOrder }) {
  const [open, setOpen] = useState<{ step: 'book' | 'waive'; due: Amount } | null>(null)
  const amounts = moneyDueOf(order).rows.filter((row) => row.of === 'amount')
  const close = () => setOpen(null)
  return (
    <>
      {amounts.map((due) => (
        <div key={due.id} className="grid gap-2 border-t pt-3">
          <p>
            <span className="font-medium">
              Due <span className="font-mono tabular-nums">{formatMoney(due.amountCents)}</span>
            </span>{' '}
            since <Instant at={due.since} />
            <span className="block text-muted-foreground">{due.reason}</span>
          </p>
          <div className="grid grid-cols-2 gap-2">
            <Button onClick={() => setOpen({ step: 'book', due })}>
              Book {formatMoney(due.amountCents)}…
            </Button>
            <Button variant="secondary" onClick={() => setOpen({ step: 'waive', due })}>
              Waive {formatMoney(due.amountCents)}…
            </Button>
          </div>
        </div>
      ))}
      {open?.step === 'book' && <MarkPaidDialog order={order} due={open.due} onClose={close} />}
      {open?.step === 'waive' && <WaiveDueDialog order={order} due={open.due} onClose={close} />}
    </>
  )
}
