import type { LinkedQuote } from '@trivet/core/contract/written-quotes'
import { fillAddress } from '@trivet/core/copy/address'
import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney, toCents } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useState } from 'react'
import { Link } from 'react-router'
import { Form } from '../../components/form/form.tsx'
import { paymentTokenOf } from '../../components/payment/payment-answers.ts'
import { PaymentConfirmation } from '../../components/payment/payment-confirmation.tsx'
import { PaymentFields, usePaymentForm } from '../../components/payment/payment-fields.tsx'
import { paths } from '../../paths.ts'
import type { usePayQuote, Where } from './use-pay-quote.ts'

type QuotePaymentProps = { quote: LinkedQuote; payment: ReturnType<typeof usePayQuote> }

/** The rest of the address, where it is not known, and the payment: together they accept the quote. */
export function QuotePayment({ quote, payment }: QuotePaymentProps) {
  const { form, fields, title, live } = usePaymentForm(quote.paymentMethod)
  const { street, city, state, postalCode } = quote.address
  // the link tells no phone number: left alone, it stays as an earlier press said it
  const [where, setWhere] = useState<Where>({ street, city, state })
  const [isChecked, setIsChecked] = useState(false)
  const amountCents = toCents(quote.price.totalPrice)
  const isMissing =
    quote.isAddressNeeded && [where.street, where.city, where.state].some((part) => !part?.trim())
  const part = (name: keyof Where, label: string, autoComplete: string) => (
    <TextField
      label={label}
      required={name !== 'phone'}
      autoComplete={autoComplete}
      value={where[name] ?? ''}
      onChange={(event) => setWhere({ ...where, [name]: event.target.value })}
      error={isChecked && name !== 'phone' && !where[name]?.trim() ? fillAddress : undefined}
    />
  )
  return (
    <section aria-labelledby="pay-quote">
      <Form
        form={form}
        fields={fields}
        title={title}
        onSubmit={(answers) => {
          setIsChecked(true)
          if (isMissing) return
          if (live) payment.payLive(where, answers.paymentMethod, live.payment.pay)
          else payment.pay(where, paymentTokenOf(answers))
        }}
        error={payment.problem}
      >
        {quote.isAddressNeeded && (
          <fieldset className="mb-section">
            <legend className="type-h3">Where we deliver</legend>
            <p className="mt-2 text-muted-foreground">In {postalCode}, as the quote says.</p>
            <div className="mt-4 grid gap-4 sm:grid-cols-2">
              {part('street', 'Street', 'street-address')}
              {part('city', 'City', 'address-level2')}
              {part('state', 'State', 'address-level1')}
              {part('phone', 'Phone, for the driver (optional)', 'tel')}
            </div>
          </fieldset>
        )}
        <h2 id="pay-quote" className="mb-4 type-h3">
          Accept and pay
        </h2>
        <PaymentFields form={form} fields={fields} live={live} amountCents={amountCents} />
        <p className="mt-6 text-muted-foreground">
          By paying you agree to the{' '}
          <Link to={paths.terms()} className="underline underline-offset-4">
            terms
          </Link>{' '}
          and the{' '}
          <Link to={paths.rentalAgreement()} className="underline underline-offset-4">
            rental agreement
          </Link>
          .
        </p>
        <p className="mt-6 flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <span className="font-mono text-lead font-medium tabular-nums">{formatMoney(amountCents)}</span>
          <Button type="submit" size="lg" loading={payment.isPaying} loadingText={ordersCopy.processing}>
            Accept and pay
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
