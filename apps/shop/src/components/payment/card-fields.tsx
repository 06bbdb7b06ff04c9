import { formatCardNumber, formatCvc, formatExpiry } from '@trivet/core/payments'
import { TextField } from '@trivet/ui/text-field'
import { CreditCard, Lock } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import type { FormFields } from '../form/form-fields.ts'
import { applyMask } from './apply-mask.ts'
import type { PaymentAnswers } from './payment-answers.ts'
import { TestCards } from './test-cards.tsx'

type CardFieldsProps = { fields: FormFields<PaymentAnswers> }

/** The one place where a card is typed. It becomes a token in the browser and is never kept. */
export function CardFields({ fields }: CardFieldsProps) {
  const number = fields.of('card.number')
  const expiry = fields.of('card.expiry')
  const cvc = fields.of('card.cvc')
  const { name } = useShopSettings().identity
  return (
    <fieldset className="rounded-cloth border border-input bg-card p-5">
      <legend className="flex items-center gap-2 px-2 text-small font-semibold">
        <Lock aria-hidden strokeWidth={1.75} className="size-4" />
        Card details
      </legend>
      <p className="flex items-center gap-2 text-small text-muted-foreground">
        <CreditCard aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
        Visa, Mastercard, American Express and Discover. Your card goes straight to our payment processor;{' '}
        {name} never sees or stores it.
      </p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <TextField
          {...fields.of('card.name')}
          required
          autoComplete="cc-name"
          fieldClassName="sm:col-span-2"
        />
        <TextField
          {...number}
          onChange={masked(formatCardNumber, number.onChange)}
          required
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 5678 9012 3456"
          fieldClassName="sm:col-span-2"
          className="font-mono tabular-nums"
        />
        <TextField
          {...expiry}
          onChange={masked(formatExpiry, expiry.onChange)}
          required
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          className="font-mono tabular-nums"
        />
        <TextField
          {...cvc}
          onChange={masked(formatCvc, cvc.onChange)}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          className="font-mono tabular-nums"
        />
      </div>
      <TestCards />
    </fieldset>
  )
}

function masked(format: (typed: string) => string, onChange: (event: ChangeEvent) => unknown) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    applyMask(event.currentTarget, format)
    void onChange(event)
  }
}
