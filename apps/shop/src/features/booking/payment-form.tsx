import * as ordersCopy from '@trivet/core/copy/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import type { DeliveryDetails } from '@trivet/core/delivery'
import { depositText } from '@trivet/core/copy/payments'
import { formatMoney, type Dollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { Assurances } from '../../components/rental/assurances.tsx'
import { Form } from '../../components/form/form.tsx'
import { paymentTokenOf } from '../../components/payment/payment-answers.ts'
import type { PaymentAnswers } from '../../components/payment/payment-answers.ts'
import { PaymentConfirmation } from '../../components/payment/payment-confirmation.tsx'
import { PaymentFields, usePaymentForm } from '../../components/payment/payment-fields.tsx'
import { useCart } from '../../lib/cart.tsx'
import type { AppliedStay } from '../../lib/stay-store.ts'
import { AgreementLine } from './agreement-line.tsx'
import { changeDraft } from './booking-draft.ts'
import type { AddressDraft, BookingDraft } from './booking-draft-input.ts'
import { orderBody } from './order-body.ts'
import { OrderProblemText } from './order-problem-text.tsx'
import { StepActions } from './step-actions.tsx'
import type { OrderProblem, usePlaceOrder } from './use-place-order.ts'
import { useQuote } from './use-quote.ts'

export type PaymentFormProps = {
  draft: BookingDraft
  address: AddressDraft
  stay: AppliedStay | null
  driver: DeliveryDetails
  order: ReturnType<typeof usePlaceOrder>
}

export function PaymentForm({ draft, address, stay, driver, order }: PaymentFormProps) {
  const { cart } = useCart()
  const { quote, depositCents, totalPrice, referralCode, changes } = useQuote()
  const { form, fields, title, live } = usePaymentForm(draft.paymentMethod)
  const [refusal, setRefusal] = useState<OrderProblem | null>(null)
  /** The total of the changed prices that the guest has read; the next press agrees to it. */
  const [toldTotal, setToldTotal] = useState<Dollars | null>(null)

  function pay(answers: PaymentAnswers) {
    const { paymentMethod } = answers
    changeDraft({ paymentMethod })
    const livePay = live?.payment.pay
    if (live && !livePay)
      return setRefusal({ message: paymentsCopy.paymentFieldsFailed, remedy: 'other-method' })
    const isTold = toldTotal === totalPrice || order.problem?.changes !== undefined
    if (changes.length > 0 && !isTold) {
      setToldTotal(totalPrice)
      return setRefusal({ message: ordersCopy.pricesChanged, changes })
    }
    setRefusal(null)
    order.place({
      body: orderBody({
        cart,
        draft: { ...draft, paymentMethod },
        address,
        stay,
        driver,
        referralCode,
        totalPrice,
      }),
      ...(livePay ? { livePay } : { paymentToken: paymentTokenOf(answers) }),
    })
  }

  const problem = refusal ?? order.problem
  const other = form.getValues('paymentMethod') === 'stripe' ? 'paypal' : 'stripe'
  const otherMethod = {
    name: other === 'paypal' ? 'PayPal' : 'a credit card',
    choose() {
      form.setValue('paymentMethod', other)
      form.setFocus('paymentMethod')
    },
  }
  return (
    <Form
      form={form}
      fields={fields}
      title={title}
      onSubmit={pay}
      error={
        problem && (
          <OrderProblemText problem={problem} otherMethod={otherMethod} onBesides={order.placeBesides} />
        )
      }
      className="mt-8"
    >
      <PaymentFields form={form} fields={fields} live={live} amountCents={quote.totalCents} />
      <div className="mt-6">
        {/* on phones the docket is closed */}
        <p className="mb-3 text-small text-muted-foreground lg:hidden">{depositText(depositCents)}</p>
        <Assurances
          start={cart.period.start}
          protection={cart.damageProtection ? 'on' : 'off'}
          deposit="shown"
        />
      </div>
      <AgreementLine />
      <StepActions back="address">
        <p className="flex flex-1 flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <span className="font-mono text-lead font-medium tabular-nums">
            {formatMoney(quote.totalCents)}
          </span>
          <Button type="submit" size="lg" loading={order.isPlacing} loadingText={ordersCopy.processing}>
            Place Order
          </Button>
        </p>
      </StepActions>
      <PaymentConfirmation
        order={order.toConfirm}
        isPending={order.isConfirming}
        onConfirm={order.confirm}
        onCancel={order.refuse}
      />
    </Form>
  )
}
