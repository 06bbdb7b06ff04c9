import type { SwapOffers } from '@trivet/core/contract/orders'
import * as generalCopy from '@trivet/core/copy/general'
import * as ordersCopy from '@trivet/core/copy/orders'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { SelectField } from '@trivet/ui/select-field'
import { toast } from '@trivet/ui/toaster'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { newIdempotencyKey } from '../lib/idempotency-key.ts'
import { trpc } from '../lib/trpc.ts'
import { FormDialog } from './form-dialog.tsx'
import { QueryState } from './query-state.tsx'

type SwapDialogProps = {
  orderId: string
  /** What is swapped; else it is chosen here among all that the order holds. */
  product?: string
  onClose: () => void
}

/** Another product in the place of one that an order cannot be given, at the same price. */
export function SwapDialog({ orderId, product, onClose }: SwapDialogProps) {
  const utils = trpc.useUtils()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [asked, setAsked] = useState(product)
  const [chosen, setChosen] = useState<string>()
  const query = trpc.orders.swapOffers.useQuery(
    { id: orderId, product: asked },
    { placeholderData: keepPreviousData },
  )
  const swap = trpc.orders.swapProduct.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess(order) {
      utils.orders.forStaff.setData({ id: orderId }, order)
      toast.success(ordersCopy.swapDone)
      onClose()
    },
    onSettled: () => Promise.all([utils.orders.invalidate(), utils.stock.invalidate()]),
  })
  const offers = query.data?.offers ?? []
  const best = offers.find((offer) => offer.product === chosen) ?? offers[0]
  return (
    <FormDialog
      title={query.data ? `Swap ${query.data.name}` : 'Swap a product'}
      description={ordersCopy.swapText}
      submitLabel="Swap"
      isBlocked={!best || query.isPlaceholderData}
      isPending={swap.isPending}
      error={swap.error}
      failure={generalCopy.errorOccurred}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (best && query.data) {
          swap.mutate({ id: orderId, product: query.data.product, instead: best.product })
        }
      }}
    >
      <QueryState query={query} failure={ordersCopy.swapOffersFailed}>
        {(shown) => (
          <>
            {!product && (
              <SelectField
                label="Instead of"
                options={shown.held.map(toOption)}
                value={asked ?? shown.product}
                onChange={({ target }) => setAsked(target.value)}
              />
            )}
            <Offers shown={shown} chosen={best?.product} onChoose={setChosen} />
          </>
        )}
      </QueryState>
    </FormDialog>
  )
}

function toOption({ product, name, units, isShort }: SwapOffers['held'][number]) {
  return { value: product, label: `${units} × ${name}${isShort ? ', short' : ''}` }
}

type OffersProps = { shown: SwapOffers; chosen: string | undefined; onChoose: (product: string) => void }

function Offers({ shown: { held, product, units, offers }, chosen, onChoose }: OffersProps) {
  if (offers.length === 0) return <p role="status">{ordersCopy.noSwaps}</p>
  const short = held.filter(({ isShort }) => isShort)
  const others = short.filter((one) => one.product !== product).map(({ name }) => name)
  return (
    <>
      {short.length > 0 && <p role="status">{ordersCopy.swapEffect(others)}</p>}
      <RadioGroupField
        name="instead"
        label={units === 1 ? 'What the guest gets' : `What the guest gets, ${units} of it`}
        variant="card"
        options={offers.map((offer) => ({
          value: offer.product,
          label: offer.name,
          hint: ordersCopy.swapOfferText(offer),
        }))}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      />
    </>
  )
}
