import * as ordersCopy from '@trivet/core/copy/orders'
import { formatDay } from '@trivet/core/dates'
import { formatDollars, type Dollars } from '@trivet/core/money'
import type { Order, RentalChangeOutput } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import type { UseMutationResult } from '@tanstack/react-query'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { ExtraPaymentForm } from './extra-payment-form.tsx'
import { refundParts } from './refund-parts.ts'
import { useRentalChange } from './use-rental-change.ts'
import type { RentalRequest, TakenOffer } from './use-rental-change.ts'

type RentalChangeOfferProps = {
  order: Order
  request: RentalRequest
  confirmLabel: string
  onDone: () => void
}

/** What the requested days cost, and how to take them. */
export function RentalChangeOffer({ order, request, confirmLabel, onDone }: RentalChangeOfferProps) {
  const { preview, change } = useRentalChange(order, request, onDone)
  if (preview.error) return <FormAlert>{messageOf(preview.error, ordersCopy.changeFailed)}</FormAlert>
  if (!preview.data) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-24" />
      </SkeletonGroup>
    )
  }
  const { data: offer } = preview
  return (
    <>
      <Price offer={offer} before={order.totalPrice} />
      {offer.charge > 0 ? (
        <ExtraPaymentForm
          orderId={order._id}
          paymentMethod={order.paymentMethod}
          amount={offer.charge}
          label={`${confirmLabel} and pay`}
          paying={change}
          onPay={(paymentToken) => change.mutateAsync({ offer, paymentToken })}
        />
      ) : (
        <FreeChange change={change} offer={offer} confirmLabel={confirmLabel} />
      )}
    </>
  )
}

function Price({ offer, before }: { offer: RentalChangeOutput; before: number }) {
  const rows: [label: string, amount: Dollars][] = [
    ['Total until now', before],
    ['New total', offer.quote.totalPrice],
    offer.refund > 0 ? ['You get back', offer.refund] : ['To pay now', offer.charge],
  ]
  if (offer.open > 0) rows.push(['Still to pay', offer.open])
  const parts = refundParts(offer.refund, offer.refundToAccountCredit)
  return (
    <>
      <dl className="divide-y border-y text-small">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 py-2 last:font-semibold">
            <dt>{label}</dt>
            <dd className="font-mono tabular-nums">{formatDollars(amount)}</dd>
          </div>
        ))}
      </dl>
      {parts && <p className="mt-2 text-small text-muted-foreground">{parts}</p>}
      {offer.refundDay < offer.rentalStart && (
        <p className="mt-2 text-small text-muted-foreground">
          {ordersCopy.refundDayStays(formatDay(offer.refundDay))}
        </p>
      )}
    </>
  )
}

type FreeChangeProps = {
  change: UseMutationResult<RentalChangeOutput, Error, TakenOffer>
  offer: RentalChangeOutput
  confirmLabel: string
}

function FreeChange({ change, offer, confirmLabel }: FreeChangeProps) {
  return (
    <div className="mt-6">
      {change.error && (
        <FormAlert className="mb-5">{messageOf(change.error, ordersCopy.changeFailed)}</FormAlert>
      )}
      <Button
        className="w-full"
        loading={change.isPending}
        loadingText={ordersCopy.processing}
        onClick={() => change.mutate({ offer })}
      >
        {confirmLabel}
      </Button>
    </div>
  )
}
