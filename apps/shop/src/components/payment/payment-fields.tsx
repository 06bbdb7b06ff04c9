import type { PaymentMethod } from '@trivet/core'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { useForm, useWatch } from 'react-hook-form'
import { useShopInfo } from '../../lib/use-shop-info.ts'
import { formFields } from '../form-fields.ts'
import { CardFields } from './card-fields.tsx'
import { emptyCard, resolvePayment } from './payment-answers.ts'
import type { PaymentAnswers } from './payment-answers.ts'

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

/** The form behind the payment fields. What is typed lives here alone. */
export function usePaymentForm(paymentMethod: PaymentMethod) {
  const form = useForm<PaymentAnswers>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: resolvePayment,
    defaultValues: { paymentMethod, card: emptyCard },
  })
  return { form, fields: formFields(form, labels) }
}

/** The choice between the ways to pay, and what the chosen one asks for. */
export function PaymentFields({ form, fields }: ReturnType<typeof usePaymentForm>) {
  const method = useWatch({ control: form.control, name: 'paymentMethod' })
  return (
    <>
      <RadioGroupField
        {...fields.of('paymentMethod')}
        options={methods}
        variant="card"
        fieldClassName="sm:grid sm:grid-cols-2"
      />
      <div className="mt-6">{method === 'stripe' ? <CardFields fields={fields} /> : <PaypalNote />}</div>
    </>
  )
}

function PaypalNote() {
  const isTest = useShopInfo()?.payments === 'test'
  return (
    <p className="rounded-cloth border bg-card p-5 text-small text-muted-foreground">
      You pay with your PayPal balance or a bank account linked to it.
      {isTest && ' This shop runs a test processor: nothing is charged.'}
    </p>
  )
}
