import * as paymentsCopy from '@trivet/core/copy/payments'
import type { Cents } from '@trivet/core/money'
import type { ShopInfo } from '@trivet/core/contract/shop'
import type { PaymentMethod } from '@trivet/core/orders'
import { isTestShop } from '@trivet/core/payments'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { lazy, Suspense, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIsShopInfoPending, useShopInfo } from '../../lib/use-shop-info.ts'
import { formFields } from '../form/form-fields.ts'
import { CardFields } from './card-fields.tsx'
import { LivePayment } from './live/live-pay.ts'
import { WaitingFields } from './waiting-fields.tsx'
import { emptyCard, resolvePayment } from './payment-answers.ts'
import type { PaymentAnswers } from './payment-answers.ts'

const LiveFields = lazy(() =>
  import('./live/live-fields.tsx').then((module) => ({ default: module.LiveFields })),
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

/** The form behind the payment fields. What is typed lives here alone. */
export function usePaymentForm(paymentMethod: PaymentMethod) {
  const keys = useShopInfo()?.paymentKeys
  const form = useForm<PaymentAnswers>({
    mode: 'onTouched',
    shouldFocusError: false,
    // a provider's own fields check themselves
    resolver: keys ? (answers) => ({ values: answers, errors: {} }) : resolvePayment,
    defaultValues: { paymentMethod, card: emptyCard },
  })
  const [payment] = useState(() => new LivePayment())
  /** Only where cards are really charged. */
  const live: Live | undefined = keys && { keys, payment }
  const isBlank = Object.values(form.formState.errors.card ?? {}).some(hasTypeBlank)
  const title = isBlank ? paymentsCopy.fillPaymentDetails : undefined
  return { form, fields: formFields(form, labels), title, live }
}

function hasTypeBlank(problem: unknown): boolean {
  return typeof problem === 'object' && problem !== null && 'type' in problem && problem.type === 'blank'
}

/** What the page needs to speak with the providers. */
export type LiveKeys = NonNullable<ShopInfo['paymentKeys']>

type Live = { keys: LiveKeys; payment: LivePayment }

type PaymentFieldsProps = Omit<ReturnType<typeof usePaymentForm>, 'live' | 'title'> & {
  live?: Live | undefined
  /** What is to be paid; providers show and check it. */
  amountCents?: Cents
}

/** The choice between the ways to pay, and what the chosen one asks for. */
export function PaymentFields({ form, fields, live, amountCents = 0 }: PaymentFieldsProps) {
  const method = useWatch({ control: form.control, name: 'paymentMethod' })
  // a card must not be typed into the wrong form
  const isPending = useIsShopInfoPending()
  return (
    <>
      <TestShopNote />
      <RadioGroupField
        {...fields.of('paymentMethod')}
        options={methods}
        variant="card"
        fieldClassName="sm:grid sm:grid-cols-2"
      />
      <div className="mt-6">
        {live && (
          <Suspense fallback={<WaitingFields />}>
            <LiveFields
              key={method}
              method={method}
              keys={live.keys}
              amountCents={amountCents}
              onReady={live.payment.ready}
            />
          </Suspense>
        )}
        {!live && isPending && <WaitingFields />}
        {!live && !isPending && (method === 'stripe' ? <CardFields fields={fields} /> : <PaypalNote />)}
      </div>
    </>
  )
}

function TestShopNote() {
  const info = useShopInfo()
  if (!info || !isTestShop(info)) return null
  return (
    <p className="mb-5 rounded-cloth border-2 border-destructive p-4 font-medium">{paymentsCopy.testShop}</p>
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
