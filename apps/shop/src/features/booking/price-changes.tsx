import { agreeToPrices, priceChangeText } from '@trivet/core/copy/orders'
import { formatMoney } from '@trivet/core/money'
import type { PriceChange } from '@trivet/core/pricing'

/** Each price that is another than the one the guest was shown, old and new, and how to agree to it. */
export function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  const total = changes.at(-1)
  if (!total) return null
  return (
    <>
      <ul className="list-disc pl-5">
        {changes.map((change) => (
          <li key={change.label}>{priceChangeText(change)}</li>
        ))}
      </ul>
      <p>{agreeToPrices(formatMoney(total.toCents))}</p>
    </>
  )
}
