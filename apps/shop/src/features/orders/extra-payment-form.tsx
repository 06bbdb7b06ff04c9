import * as ordersCopy from '@trivet/core/copy/orders'
import { formatDollars, toCents, type Dollars } from '@trivet/core/money'
import type { Order } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { Form } from '../../components/form/form.tsx'
import { paymentTokenOf } from '../../components/payment/payment-answers.ts'
import { PaymentConfirmation } from '../../components/payment/payment-confirmation.tsx'
import { PaymentFields, usePaymentForm } from '../../components/payment/payment-fields.tsx'
import { errorCodeOf } from '../../lib/error-code.ts'
import { messageOf } from '../../lib/trpc.ts'
import { useExtraLivePay } from './use-extra-live-pay.ts'

type ExtraPaymentFormProps = {
  orderId: string
  paymentMethod: Order['paymentMethod']
  /** To be paid on top of what was paid. */
  amount: Dollars
  label: string
  paying: { error: unknown; isPending: boolean }
  /** With the token of a card. */
  onPay: (paymentToken: string) => Promise<unknown>
}

/** Pays something on top of an order that was paid, and lets the guest confirm where the bank asks. */
export function ExtraPaymentForm(props: ExtraPaymentFormProps) {
  const { orderId, paymentMethod, amount, label, paying, onPay } = props
  const { form, fields, title, live } = usePaymentForm(paymentMethod)
  const provider = useExtraLivePay({ orderId, amount, onPay })
  const [isRefused, setIsRefused] = useState(false)
  const isAsked = !live && errorCodeOf(paying.error) === 'PAYMENT_CONFIRMATION_NEEDED'
  const problem = () => {
    if (isAsked) return isRefused ? ordersCopy.changeNotConfirmed : null
    return paying.error ? messageOf(paying.error, ordersCopy.changeFailed) : null
  }
  function pay(paymentToken: string) {
    setIsRefused(false)
    // what went wrong stands in `paying`
    onPay(paymentToken).catch(() => {})
  }
  return (
    <Form
      form={form}
      fields={fields}
      title={title}
      onSubmit={(answers) =>
        live ? provider.pay(answers.paymentMethod, live) : pay(paymentTokenOf(answers))
      }
      error={live ? provider.problem : problem()}
      className="mt-6"
    >
      <PaymentFields form={form} fields={fields} live={live} amountCents={toCents(amount)} />
      <Button
        type="submit"
        className="mt-6 w-full"
        loading={paying.isPending || provider.isPaying}
        loadingText={ordersCopy.processing}
      >
        {label} {formatDollars(amount)}
      </Button>
      <PaymentConfirmation
        order={isAsked && !isRefused ? { totalPrice: amount } : null}
        isPending={paying.isPending}
        onConfirm={() => pay('tok_test_success')}
        onCancel={() => setIsRefused(true)}
      />
    </Form>
  )
}
