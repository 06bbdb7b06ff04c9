import type { KitTemplateDraft } from '@trivet/core/contract/kits'
import * as kitsCopy from '@trivet/core/copy/kits'
import { checkKit, priceKit } from '@trivet/core/kits'
import { formatMoney, toCents } from '@trivet/core/money'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ItemProduct } from './item-product.ts'

/** What guests would pay for it as it stands here, and what they would miss to cook with it. */
export function TemplatePrice({ products }: { products: ReadonlyMap<string, ItemProduct> }) {
  const { control } = useFormContext<KitTemplateDraft>()
  const items = useWatch({ control, name: 'items' })
  const lines = items.flatMap(({ slug, quantity }) => {
    const { kitCategory, archivedAt, price } = products.get(slug) ?? {}
    const isOffered = kitCategory && archivedAt === null && price !== undefined
    // while a quantity is being typed it may be none
    if (!isOffered || !Number.isInteger(quantity) || quantity < 1) return []
    const unitPriceCents = toCents(price)
    return [{ category: kitCategory, quantity, unitPriceCents, depositCents: null, weightGrams: null }]
  })
  const { itemCount, discountPercent, totalCents } = priceKit(lines)
  const unmet = checkKit(lines).rules.filter(({ isMet }) => !isMet)
  return (
    <div role="status" className="mt-4 grid gap-1 border-t pt-4">
      <p className="flex flex-wrap justify-between gap-x-4 font-medium">
        <span>
          {itemCount} {itemCount === 1 ? 'piece' : 'pieces'}
          {discountPercent > 0 && `, ${discountPercent}% off`}
        </span>
        <span className="tabular-nums">{formatMoney(totalCents)} a week</span>
      </p>
      {unmet.map(({ code }) => (
        <p key={code} className="text-muted-foreground">
          {kitsCopy.kitRuleMessage(code)}
        </p>
      ))}
      {unmet.length > 0 && <p className="text-muted-foreground">Until then guests are not offered it.</p>}
    </div>
  )
}
