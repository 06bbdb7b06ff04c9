import { moneyDueOf, statusChangeFactsOf, type StaffOrder } from '@trivet/core/contract/orders'
import { statusChangeRefusalMessage } from '@trivet/core/copy/orders'
import { formatMoney } from '@trivet/core/money'
import {
  canBecome,
  needsAccount,
  nextStatuses,
  oddStatusChange,
  orderStatuses,
  possibleStatusChanges,
  statusLabel,
  type OrderStatus,
} from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Panel } from '../../components/panel.tsx'
import { paths } from '../../paths.ts'
import { Allowed } from '../../components/allowed.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { CollectedDialog } from './collected-dialog.tsx'
import { DueSteps } from './due-steps.tsx'
import { EarlyStepDialog } from './early-step-dialog.tsx'
import { LateFeeStep } from './late-fee-step.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { OnAccountDialog } from './on-account-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { refundLeft } from './refund-left.ts'
import { TakingBackStep } from './taking-back-step.tsx'
import { useStatusChange } from './use-status-change.ts'
import { WaiveDueDialog } from './waive-due-dialog.tsx'

type Step = 'cancel' | 'refund' | 'paid' | 'waive' | 'account' | 'early' | 'uncounted'

/** What staff may do with the order now, and why not where they may not. */
export function OrderSteps({ order }: { order: StaffOrder }) {
  const [open, setOpen] = useState<Step | null>(null)
  const close = () => setOpen(null)
  const { changeStatus, isPending, refusal, forgetRefusal } = useStatusChange(order)
  const facts = statusChangeFactsOf(order)
  const onward = possibleStatusChanges(order.status, facts).find(
    ({ to, verdict }) => verdict.ok && to !== 'cancelled',
  )
  const onAccount = orderStatuses.find((to) => needsAccount(order.status, to, facts))
  const ahead: readonly OrderStatus[] = nextStatuses[order.status]
  const next = ahead.find((to) => to !== 'cancelled')
  const canCancel = canBecome(order.status, 'cancelled')
  const price = moneyDueOf(order).rows.find((row) => row.of === 'price')
  const left = refundLeft(order)
  const isPickup = onward?.to === 'collected'
  const isEarly = onward && oddStatusChange(onward.to, { ...order, ...facts }).includes('early')

  return (
    <Panel title="Next step">
      <div className="grid gap-3">
        {refusal && <Refusal text={refusal} onClose={forgetRefusal} />}
        {price && <Button onClick={() => setOpen('paid')}>Mark as paid…</Button>}
        {price && order.onAccountBecause && (
          <Button variant="secondary" onClick={() => setOpen('waive')}>
            Waive {formatMoney(price.amountCents)}…
          </Button>
        )}
        {isPickup && (
          <PickupStep order={order} isSecond={price !== undefined} onUncounted={() => setOpen('uncounted')} />
        )}
        {onward && !isPickup && (
          <Button
            variant={price ? 'secondary' : 'primary'}
            loading={isPending}
            loadingText="Saving…"
            onClick={() => (isEarly ? setOpen('early') : changeStatus(onward.to))}
          >
            Mark as {onward.label.toLowerCase()}
          </Button>
        )}
        {onAccount && (
          <Button variant="secondary" onClick={() => setOpen('account')}>
            Mark as {statusLabel(onAccount).toLowerCase()} on account…
          </Button>
        )}
        <DueSteps order={order} />
        <LateFeeStep order={order} />
        {!next && <p className="text-muted-foreground">This order has come to its end.</p>}
        {canCancel && (
          <Button variant="secondary" onClick={() => setOpen('cancel')}>
            Cancel order…
          </Button>
        )}
        {next && !canCancel && (
          <p className="text-muted-foreground">
            {statusLabel(order.status)} orders can no longer be cancelled, only refunded.
          </p>
        )}
        <Button variant="secondary" disabled={left.cents === 0} onClick={() => setOpen('refund')}>
          Refund…
        </Button>
        {left.reason && <p className="text-muted-foreground">{left.reason}</p>}
        <TakingBackStep order={order} />
        <OtherSteps order={order} />
      </div>
      {open === 'paid' && price && <MarkPaidDialog order={order} due={price} onClose={close} />}
      {open === 'waive' && price && <WaiveDueDialog order={order} due={price} onClose={close} />}
      {open === 'account' && onAccount && <OnAccountDialog order={order} to={onAccount} onClose={close} />}
      {open === 'early' && onward && (
        <EarlyStepDialog
          order={order}
          to={onward.to}
          onConfirm={() => {
            changeStatus(onward.to)
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'uncounted' && <CollectedDialog order={order} onClose={close} />}
      {open === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
    </Panel>
  )
}

type PickupStepProps = {
  order: StaffOrder
  /** Something else comes first, such as its payment. */
  isSecond: boolean
  onUncounted: () => void
}

/** What comes back is counted; without counting it is collected for a reason. */
function PickupStep({ order, isSecond, onUncounted }: PickupStepProps) {
  return (
    <>
      <Allowed permission="warehouse">
        <Button variant={isSecond ? 'secondary' : 'primary'} render={<Link to={paths.pickup(order)} />}>
          Pickup checklist
        </Button>
      </Allowed>
      <Button variant="link" size="sm" className="justify-self-start" onClick={onUncounted}>
        Collected without counting…
      </Button>
    </>
  )
}

/** The steps that are closed, each with the sentence the server would refuse it with. */
function OtherSteps({ order }: { order: StaffOrder }) {
  const closed = possibleStatusChanges(order.status, statusChangeFactsOf(order)).flatMap(
    ({ to, label, verdict }) =>
      verdict.ok ? [] : [{ to, label, reason: statusChangeRefusalMessage(verdict) }],
  )
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">Steps that are not open</summary>
      <ul className="mt-2 grid gap-2">
        {closed.map(({ to, label, reason }) => (
          <li key={to}>
            <Button
              variant="secondary"
              size="sm"
              disabled
              className="w-full"
              aria-describedby={`closed-${to}`}
            >
              {label}
            </Button>
            <p id={`closed-${to}`} className="text-caption text-muted-foreground">
              {reason}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Refusal({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div role="alert" className="grid gap-2 rounded-cloth border-2 border-destructive p-3">
      <p className="flex gap-2 font-medium">
        <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-destructive" />
        {text}
      </p>
      <p className="text-muted-foreground">What you see below is how the order is now.</p>
      <Button variant="secondary" size="sm" onClick={onClose}>
        All right
      </Button>
    </div>
  )
}
