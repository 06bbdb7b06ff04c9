import { formatMoney, messages, toCents } from '@trivet/core'
import type { Order } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { Form } from '../../components/form.tsx'
import { paymentTokenOf } from '../../components/payment/payment-answers.ts'
import { PaymentConfirmation } from '../../components/payment/payment-confirmation.tsx'
import { PaymentFields, usePaymentForm } from '../../components/payment/payment-fields.tsx'
import { isApiError, messageOf } from '../../lib/trpc.ts'

type ExtraPaymentFormProps = {
  paymentMethod: Order['paymentMethod']
  /** To be paid on top of what was paid. */
  amount: number
  label: string
  paying: { error: unknown; isPending: boolean }
  /** With the token of a card. */
  onPay: (paymentToken: string) => void
}

/** Pays something on top of an order that was paid, and lets the guest confirm where the bank asks. */
export function ExtraPaymentForm({ paymentMethod, amount, label, paying, onPay }: ExtraPaymentFormProps) {
  const { form, fields } = usePaymentForm(paymentMethod)
  const [isRefused, setIsRefused] = useState(false)
  const asksForConfirmation = isApiError(paying.error, 'PAYMENT_CONFIRMATION_NEEDED') && !isRefused
  const problem = Boolean(paying.error) && !asksForConfirmation
  function pay(paymentToken: string) {
    setIsRefused(false)
    onPay(paymentToken)
  }
  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={(answers) => pay(paymentTokenOf(answers))}
      error={problem ? messageOf(paying.error, messages.changeFailed) : null}
      className="mt-6"
    >
      <PaymentFields form={form} fields={fields} />
      <Button
        type="submit"
        className="mt-6 w-full"
        loading={paying.isPending}
        loadingText={messages.processing}
      >
        {label} {formatMoney(toCents(amount))}
      </Button>
      <PaymentConfirmation
        order={asksForConfirmation ? { totalPrice: amount } : null}
        isPending={paying.isPending}
        onConfirm={() => pay('tok_test_success')}
        onCancel={() => setIsRefused(true)}
      />
    </Form>
  )
}
