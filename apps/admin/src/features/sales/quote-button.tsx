import { addressInput } from '@trivet/core/contract/address'
import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import { Button } from '@trivet/ui/button'
import { useState } from 'react'
import { QuoteDialog } from './quote-dialog.tsx'
import type { SaleState } from './use-sale.ts'

type QuoteButtonProps = { sale: SaleState; isDisabled: boolean; onWritten: (quote: WrittenQuote) => void }

/** A quote needs less than an order: the days and the ZIP code. What it cannot keep, it does without. */
export function QuoteButton({ sale, isDisabled, onWritten }: QuoteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { form, values, guest, items, price } = sale
  const isQuotable = values.referralCode.trim() === '' && !items.some(({ isCustomKit }) => isCustomKit)
  const { rentalStart, rentalEnd, rentalAddress, damageProtection } = values
  const { phone, deliveryNotes, access, deliveryWindow, pickupWindow } = values

  async function open() {
    const isReady = await form.trigger(['rentalStart', 'rentalEnd', 'rentalAddress.postalCode'], {
      shouldFocus: true,
    })
    setIsOpen(isReady)
  }

  return (
    <>
      <Button
        type="button"
        variant="secondary"
        disabled={isDisabled || !isQuotable}
        onClick={() => void open()}
      >
        Send as a quote…
      </Button>
      {!isQuotable && <p className="text-muted-foreground">A quote takes no code and no custom kit.</p>}
      {isOpen && guest && price.data && (
        <QuoteDialog
          quoted={{
            guest: guest._id,
            totalPrice: price.data.totalPrice,
            sale: {
              items: items.map(({ product, qty }) => ({ product, qty })),
              rentalStart,
              rentalEnd,
              rentalAddress,
              damageProtection,
              phone,
              deliveryNotes,
              access,
              deliveryWindow,
              pickupWindow,
            },
          }}
          mayHold={addressInput.safeParse(rentalAddress).success}
          onWritten={onWritten}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
