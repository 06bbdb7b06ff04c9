import type { BasisPoints, Cents } from '@trivet/core/money'
import type { CodeDiscount } from '@trivet/core/pricing'

type Terms = {
  code: string
  basisPoints: BasisPoints | null
  amountCents: Cents | null
  productIds: string[]
}

/** What a code takes off, as a quote asks for it. */
export function codeDiscountOf({ code, basisPoints, amountCents, productIds }: Terms): CodeDiscount {
  const worth = basisPoints === null ? { cents: amountCents ?? 0 } : { basisPoints }
  return { label: `Promotion code ${code}`, worth, productIds }
}
