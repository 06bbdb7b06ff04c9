import type { PlaceForGuestBody } from '@trivet/core/contract/orders'
import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import * as ordersCopy from '@trivet/core/copy/orders'
import { codesOf } from '@trivet/core/promotion-codes'
import { Button } from '@trivet/ui/button'
import { toast } from '@trivet/ui/toaster'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Panel } from '../../components/panel.tsx'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { emptyPayment, missingOf, paymentOf, PaymentFields } from './payment-fields.tsx'
import { PlacingRefusal } from './placing-refusal.tsx'
import { QuoteButton } from './quote-button.tsx'
import type { Sale, SaleDraft } from './sale-draft.ts'
import { SalePanels, SalePrice } from './sale-panels.tsx'
import { useSale } from './use-sale.ts'

/** An order for a person on the phone, with the prices and rules of the checkout. */
export function NewOrderForm({ draft }: { draft: SaleDraft }) {
  const sale = useSale(draft)
  const { form, guest, items, cart, price, isPriced } = sale
  const [payment, setPayment] = useState(emptyPayment)
  const [isChecked, setIsChecked] = useState(false)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const place = trpc.orders.placeForGuest.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess: ({ number }) => toast.success(`Order ${number} placed`),
    onSettled: () => Promise.all([utils.orders.invalidate(), utils.products.invalidate()]),
  })
  const { data: placed } = place
  const [written, setWritten] = useState<WrittenQuote | null>(null)

  // once the form is known to be done, nobody is asked whether to leave it
  useEffect(() => {
    if (placed) void navigate(paths.order(placed), { replace: true })
    if (written) void navigate(paths.quote(written), { replace: true })
  }, [placed, written, navigate])

  function send({ rentalAddress, referralCode, useAccountCredit, ...sold }: Sale, besides: string[]) {
    if (!guest || !cart || !price.data || missingOf(payment) !== undefined) return
    const { totalPrice, toPay } = price.data
    const order: PlaceForGuestBody['order'] = {
      ...sold,
      rentalAddress,
      orderItems: cart.orderItems,
      ...codesOf(referralCode),
      useAccountCredit: useAccountCredit && toPay !== undefined,
      paymentMethod: 'stripe',
      totalPrice,
      ...(toPay !== undefined && { toPay }),
      besides,
    }
    place.mutate({ guest: guest._id, order, payment: paymentOf(payment) })
  }

  const submit = (besides: string[] = []) => {
    setIsChecked(true)
    return form.handleSubmit((sold) => send(sold, besides))()
  }
  const missing = whatIsMissing({ guest: guest !== null, items: items.length > 0 })

  return (
    <FormProvider {...form}>
      <UnsavedChanges isUnsaved={(items.length > 0 || form.formState.isDirty) && !placed && !written} />
      <form
        noValidate
        aria-label="New order"
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="grid min-w-0 gap-4 lg:gap-6">
          <SalePanels sale={sale} />
          <Panel title="Payment">
            <PaymentFields draft={payment} onChange={setPayment} isChecked={isChecked} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-20">
          <SalePrice sale={sale} />
          {place.error && (
            <PlacingRefusal
              error={place.error}
              onLookAgain={() => void price.refetch()}
              onPlaceBesides={(orderId) => void submit([orderId])}
            />
          )}
          <Button
            type="submit"
            disabled={missing !== null || !isPriced}
            loading={place.isPending || placed !== undefined}
            loadingText={ordersCopy.processing}
          >
            Place order
          </Button>
          <QuoteButton sale={sale} isDisabled={missing !== null || !isPriced} onWritten={setWritten} />
          {missing && <p className="text-muted-foreground">{missing}</p>}
        </div>
      </form>
    </FormProvider>
  )
}

function whatIsMissing(has: { guest: boolean; items: boolean }): string | null {
  if (!has.guest) return 'Choose who the order is for.'
  return has.items ? null : 'Choose what is rented.'
}
