import type { WrittenQuote } from '@trivet/core/contract/written-quotes'
import { emptySale, type SaleDraft } from './sale-draft.ts'

/** The same once more, at the prices of now. */
export function draftOfQuote({ sale, price, guest }: WrittenQuote): SaleDraft {
  const { items: _items, ...typed } = sale
  const items = price.lines.map(({ product, name, qty }) => ({ product, name, qty, isCustomKit: false }))
  return { guest, items, values: { ...emptySale, ...typed } }
}
