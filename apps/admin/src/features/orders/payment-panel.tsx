import type { StaffOrder } from '@trivet/core/contract/orders'
import { formatDollars } from '@trivet/core/money'
import { accountCredit } from '@trivet/core/copy/account-credit'
import { paidWith } from '@trivet/core/copy/orders'
import { outsideMethodLabel } from '@trivet/core/copy/payments'
import { paymentStateLabel, type PaymentMethod } from '@trivet/core/orders'
import { accountCreditSource, outsideProvider, type PaymentSource } from '@trivet/core/payments'
import { Instant } from '../../components/instant.tsx'
import { Fact, Facts, Panel } from '../../components/panel.tsx'

const methodLabel = { stripe: 'Card', paypal: 'PayPal' } as const satisfies Record<PaymentMethod, string>

const sourceLabel: Partial<Record<PaymentSource, string>> = {
  [outsideProvider]: 'Outside of the shop',
  [accountCreditSource]: accountCredit,
}

/** What came in, what went back, and what is still owed. */
export function PaymentPanel({ order }: { order: StaffOrder }) {
  const { payments, refunds = [], amountsDue, openRefunds, plannedRefund } = order
  // on account nobody has said yet how it will be
  const isPaidSomehow = payments.length > 0 || !order.onAccountBecause
  return (
    <Panel title="Payment">
      <Facts>
        {isPaidSomehow && <Fact label="Method">{paidWith(order, methodLabel)}</Fact>}
        <Fact label="State">{paymentStateLabel[order.paymentState]}</Fact>
        {order.onAccountBecause && <Fact label="On account">{order.onAccountBecause}</Fact>}
        {payments.map((payment) => (
          <Fact key={payment._id} label="Paid">
            <Amount>{formatDollars(payment.amount)}</Amount>, <Instant at={payment.at} />
            <br />
            <span className="text-muted-foreground">
              {sourceLabel[payment.provider] ?? payment.provider}
              {payment.method && `, ${outsideMethodLabel[payment.method].toLowerCase()}`}
              {payment.provider !== accountCreditSource && (
                <>
                  , <span className="font-mono break-all">{payment.reference}</span>
                </>
              )}
            </span>
          </Fact>
        ))}
        {refunds.map((refund) => (
          <Fact key={refund._id} label="Refunded">
            <Amount>{formatDollars(-refund.amount)}</Amount>, <Instant at={refund.at} />
            <br />
            <span className="text-muted-foreground">{refund.reason}</span>
            {refund.toAccountCredit !== undefined && (
              <>
                <br />
                {formatDollars(refund.toAccountCredit)} of it to the account credit
              </>
            )}
          </Fact>
        ))}
        {plannedRefund && (
          <Fact label="To be refunded">
            <Amount>{formatDollars(-plannedRefund.amount)}</Amount>, <Instant at={plannedRefund.at} />
            <br />
            <span className="text-muted-foreground">Unless the cancellation is undone before</span>
          </Fact>
        )}
        {openRefunds > 0 && (
          <Fact label="On its way">
            {openRefunds === 1 ? 'One refund waits' : `${openRefunds} refunds wait`} for the provider’s answer
          </Fact>
        )}
        {amountsDue.map((due) => (
          <Fact key={due._id} label={due.paidAt ? 'Charged' : due.waivedAt ? 'Waived' : 'Still due'}>
            <Amount>{formatDollars(due.amount)}</Amount>, <Instant at={due.at} />
            <br />
            <span className="text-muted-foreground">{due.reason}</span>
          </Fact>
        ))}
      </Facts>
    </Panel>
  )
}

function Amount({ children }: { children: string }) {
  return <span className="font-mono tabular-nums">{children}</span>
}
