import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney, toDecimal } from '@trivet/core/money'
import { priceDueCents, type Order } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatClock } from '../../components/format-clock.ts'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { Form } from '../../components/form/form.tsx'
import { paymentTokenOf } from '../../components/payment/payment-answers.ts'
import { PaymentConfirmation } from '../../components/payment/payment-confirmation.tsx'
import { PaymentFields, usePaymentForm } from '../../components/payment/payment-fields.tsx'
import { WalletPayment } from '../../components/payment/wallet-payment.tsx'
import { paths } from '../../paths.ts'
import type { PaymentHold } from './payment-hold.ts'
import { usePayOrder } from './use-pay-order.ts'

/** Pays an order whose items are still held, or that went out on account; one that owes no price shows nothing here. */
export function PaymentPanel({ order, hold }: { order: Order; hold: PaymentHold }) {
  const payment = usePayOrder(order._id, toDecimal(priceDueCents(order)))
  if (payment.isTooLate) return <HoldOver takesFocus />
  if (hold === 'over') return <HoldOver />
  if (priceDueCents(order) === 0) return null
  return <OpenPayment order={order} payment={payment} />
}

function OpenPayment({ order, payment }: { order: Order; payment: ReturnType<typeof usePayOrder> }) {
  const { form, fields, title, live } = usePaymentForm(order.paymentMethod)
  const amountCents = priceDueCents(order)
  return (
    <section aria-labelledby="pay-order">
      <h2 id="pay-order" className="type-h3">
        Pay for your order
      </h2>
      {order.holdExpiresAt && (
        <p className="mt-2 text-muted-foreground">Held for you until {formatClock(order.holdExpiresAt)}</p>
      )}
      <Form
        form={form}
        fields={fields}
        title={title}
        onSubmit={(answers) =>
          live
            ? payment.payLive(order, answers.paymentMethod, live.payment.pay)
            : payment.pay(paymentTokenOf(answers))
        }
        error={payment.problem}
        className="mt-4"
      >
        <WalletPayment
          keys={live?.keys}
          amountCents={amountCents}
          mayOpen={() => !payment.isPaying && !payment.toConfirm}
          onAgreed={(livePay) => payment.payLive(order, 'stripe', livePay)}
        />
        <PaymentFields form={form} fields={fields} live={live} amountCents={amountCents} />
        <p className="mt-6 flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <span className="font-mono text-lead font-medium tabular-nums">{formatMoney(amountCents)}</span>
          <Button type="submit" size="lg" loading={payment.isPaying} loadingText={ordersCopy.processing}>
            Pay
          </Button>
        </p>
        <PaymentConfirmation
          order={payment.toConfirm}
          isPending={payment.isConfirming}
          onConfirm={payment.confirm}
          onCancel={payment.refuse}
        />
      </Form>
    </section>
  )
}

function HoldOver({ takesFocus = false }: { takesFocus?: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return (
    <FormAlert ref={notice}>
      <p>The time to pay for this order is over, and its items are no longer held for you.</p>
      <Link to={paths.catalog()} className="underline underline-offset-4">
        Browse the kits
      </Link>
    </FormAlert>
  )
}
