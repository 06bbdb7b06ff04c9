import * as legalCopy from '@trivet/core/copy/legal'
import * as ordersCopy from '@trivet/core/copy/orders'
import { formatMoney, type Cents } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import type { RefObject } from 'react'
import { AgreementLine } from './agreement-line.tsx'
import { StepActions } from './step-actions.tsx'

type PlaceOrderLineProps = {
  amountCents: Cents
  isPlacing: boolean
  /** The texts changed while the page was open, and the guest has read them. */
  hasReadTerms: boolean
  button: RefObject<HTMLButtonElement | null>
}

/** The end of the last step: what ordering agrees to, what is to be paid, and the button. */
export function PlaceOrderLine({ amountCents, isPlacing, hasReadTerms, button }: PlaceOrderLineProps) {
  return (
    <>
      <AgreementLine />
      {hasReadTerms && (
        <p id="terms-read" className="mt-2 text-small font-medium">
          {legalCopy.termsReadThanks}
        </p>
      )}
      <StepActions back="address">
        <p className="flex flex-1 flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <span className="font-mono text-lead font-medium tabular-nums">{formatMoney(amountCents)}</span>
          <Button
            ref={button}
            type="submit"
            size="lg"
            loading={isPlacing}
            loadingText={ordersCopy.processing}
            aria-describedby={hasReadTerms ? 'terms-read' : undefined}
          >
            Place Order
          </Button>
        </p>
      </StepActions>
    </>
  )
}
