import { depositText } from '@trivet/core/copy/payments'
import type { LegalVersions } from '@trivet/core/legal'
import { useRef } from 'react'
import { Assurances } from '../../components/rental/assurances.tsx'
import { Form } from '../../components/form/form.tsx'
import { PaymentConfirmation } from '../../components/payment/payment-confirmation.tsx'
import { PaymentFields, usePaymentForm } from '../../components/payment/payment-fields.tsx'
import { WalletPayment } from '../../components/payment/wallet-payment.tsx'
import { useCart } from '../../lib/cart.ts'
import { AccountCreditChoice } from './account-credit-choice.tsx'
import { AgreementLine } from './agreement-line.tsx'
import { CoveredPayment } from './covered-payment.tsx'
import { OrderProblemText } from './order-problem-text.tsx'
import { PlaceOrderLine } from './place-order-line.tsx'
import { useOrderPayment } from './use-order-payment.ts'
import type { OrderToPay } from './use-order-payment.ts'
import { useQuote } from './use-quote.ts'

/** Pays with a card or PayPal, or with nothing but account credit where that is enough. */
export function PaymentForm(toPay: OrderToPay) {
  const { quote, creditCents } = useQuote()
  const isCovered = creditCents > 0 && creditCents === quote.totalCents
  return (
    <>
      <AccountCreditChoice />
      {isCovered ? <CoveredPayment {...toPay} /> : <OpenPayment {...toPay} />}
    </>
  )
}

function OpenPayment(toPay: OrderToPay) {
  const { draft, order } = toPay
  const { cart } = useCart()
  const { quote, creditCents, depositCents } = useQuote()
  const toPayCents = quote.totalCents - creditCents
  const { form, fields, title, live } = usePaymentForm(draft.paymentMethod)
  const payment = useOrderPayment(toPay)
  const { problem, agreedTo, hasReadTerms } = payment
  const placeButton = useRef<HTMLButtonElement>(null)

  const other = form.getValues('paymentMethod') === 'stripe' ? 'paypal' : 'stripe'
  const otherMethod = {
    name: other === 'paypal' ? 'PayPal' : 'a credit card',
    choose() {
      form.setValue('paymentMethod', other)
      form.setFocus('paymentMethod')
    },
  }
  function takeTerms(inForce: LegalVersions) {
    payment.takeTerms(inForce)
    placeButton.current?.focus()
  }
  return (
    <Form
      form={form}
      fields={fields}
      title={title}
      onSubmit={(answers) => payment.pay(answers, live)}
      error={
        problem && (
          <OrderProblemText
            problem={problem}
            otherMethod={otherMethod}
            onBesides={order.placeBesides}
            agreedTo={agreedTo}
            onTermsRead={takeTerms}
          />
        )
      }
      className="mt-8"
    >
      <WalletPayment
        keys={live?.keys}
        amountCents={toPayCents}
        mayOpen={payment.openSheet}
        onAgreed={payment.payBySheet}
      >
        <AgreementLine className="" />
      </WalletPayment>
      <PaymentFields form={form} fields={fields} live={live} amountCents={toPayCents} />
      <div className="mt-6">
        {/* on phones the docket is closed */}
        <p className="mb-3 text-small text-muted-foreground lg:hidden">{depositText(depositCents)}</p>
        <Assurances
          start={cart.period.start}
          protection={cart.damageProtection ? 'on' : 'off'}
          deposit="shown"
        />
      </div>
      <PlaceOrderLine
        amountCents={toPayCents}
        isPlacing={order.isPlacing}
        hasReadTerms={hasReadTerms}
        button={placeButton}
      />
      <PaymentConfirmation
        order={order.toConfirm}
        isPending={order.isConfirming}
        onConfirm={order.confirm}
        onCancel={order.refuse}
      />
    </Form>
  )
}
