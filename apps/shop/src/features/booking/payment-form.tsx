import { formatMoney, messages, testCardToken } from '@trivet/core'
import type { Order } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { lazy, Suspense, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CancellationRule } from '../../components/cancellation-rule.tsx'
import { formFields } from '../../components/form-fields.ts'
import { Form } from '../../components/form.tsx'
import { useCart } from '../../lib/cart.tsx'
import { changeDraft } from './booking-draft.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'
import { CardFields } from './card-fields.tsx'
import { isPlaceholderOpen } from './listing-confirmation.ts'
import { orderBody } from './order-body.ts'
import { OrderProblemText } from './order-problem-text.tsx'
import { emptyCard, resolvePayment } from './payment-answers.ts'
import type { PaymentAnswers } from './payment-answers.ts'
import { StepActions } from './step-actions.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { useQuote } from './use-quote.ts'

const ConfirmPaymentDialog = lazy(() =>
  import('./confirm-payment-dialog.tsx').then((module) => ({ default: module.ConfirmPaymentDialog })),
)

const labels = {
  paymentMethod: 'Payment method',
  'card.name': 'Name on card',
  'card.number': 'Card number',
  'card.expiry': 'Expiry (MM/YY)',
  'card.cvc': 'CVC',
} as const

const methods = [
  { value: 'stripe', label: 'Credit card' },
  { value: 'paypal', label: 'PayPal' },
]

export type PaymentFormProps = {
  draft: BookingDraft
  address: AddressDraft
  onPlaced: (order: Order) => void
}

export function PaymentForm({ draft, address, onPlaced }: PaymentFormProps) {
  const { cart } = useCart()
  const { quote, totalPrice } = useQuote()
  const order = usePlaceOrder({ onPlaced })
  const form = useForm<PaymentAnswers>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: resolvePayment,
    defaultValues: { paymentMethod: draft.paymentMethod, card: emptyCard },
  })
  const fields = formFields(form, labels)
  const method = useWatch({ control: form.control, name: 'paymentMethod' })
  const [isPlaceholderRefused, setIsPlaceholderRefused] = useState(false)

  function pay({ paymentMethod, card }: PaymentAnswers) {
    changeDraft({ paymentMethod })
    if (isPlaceholderOpen(draft, address)) return setIsPlaceholderRefused(true)
    order.place({
      body: orderBody({ cart, draft: { ...draft, paymentMethod }, address, totalPrice }),
      paymentToken: paymentMethod === 'stripe' ? testCardToken(card.number) : 'tok_test_success',
    })
  }

  const problem = isPlaceholderRefused
    ? { message: messages.placeholderAddressOpen, remedy: 'address' as const }
    : order.problem
  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={pay}
      error={problem && <OrderProblemText problem={problem} />}
      className="mt-8"
    >
      <RadioGroupField
        {...fields.of('paymentMethod')}
        options={methods}
        variant="card"
        fieldClassName="sm:grid sm:grid-cols-2"
      />
      <div className="mt-6">{method === 'stripe' ? <CardFields fields={fields} /> : <PaypalNote />}</div>
      <div className="mt-6">
        <CancellationRule start={cart.period.start} />
      </div>
      <StepActions back="address">
        <p className="flex flex-1 flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <span className="font-mono text-lead font-medium tabular-nums">
            {formatMoney(quote.totalCents)}
          </span>
          <Button type="submit" size="lg" loading={order.isPlacing} loadingText={messages.processing}>
            Place Order
          </Button>
        </p>
      </StepActions>
      {order.toConfirm && (
        <Suspense>
          <ConfirmPaymentDialog
            order={order.toConfirm}
            isPending={order.isConfirming}
            onConfirm={order.confirm}
            onCancel={order.refuse}
          />
        </Suspense>
      )}
    </Form>
  )
}

function PaypalNote() {
  return (
    <p className="rounded-cloth border bg-card p-5 text-small text-muted-foreground">
      You pay with your PayPal balance or a bank account linked to it. This shop runs a test processor:
      nothing is charged.
    </p>
  )
}
