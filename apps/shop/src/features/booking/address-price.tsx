import { priceChangeText } from '@trivet/core/copy/orders'
import { priceChanges } from '@trivet/core/pricing'
import type { ShopSettings } from '@trivet/core/settings'
import { useState } from 'react'
import { useCartQuote, useCartQuoteAt } from '../../lib/cart.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'

type Rates = ShopSettings['rates']

/** The rates by which the guest saw the price while the address was typed; null where the booking was opened behind that. */
export function useRatesBeforeAddress(step: string | null): Rates | null {
  const { rates } = useShopSettings()
  const [seen, setSeen] = useState<Rates | null>(null)
  if (step === 'address' && seen !== rates) setSeen(rates)
  return seen
}

/** What costs something else than a step before: at an address of another area, mostly. */
export function AddressPrice({ before }: { before: Rates }) {
  const changes = priceChanges(useCartQuoteAt(before), useCartQuote())
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="mb-8 max-w-prose rounded-cloth border bg-muted p-4">
          <p className="font-medium">The price has changed since the last step</p>
          <ul className="mt-2 list-disc pl-5 text-small">
            {changes.map((change) => (
              <li key={change.label}>{priceChangeText(change)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
