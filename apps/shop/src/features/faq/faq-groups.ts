import type { PlanPrices } from '@trivet/core/contract/kits'
import type { ShopSettings } from '@trivet/core/settings'
import { deliveryItems } from './delivery-items.ts'
import type { FaqGroup, FaqItem } from './faq-item.ts'
import { generalItems } from './general-items.ts'
import { policyItems } from './policy-items.ts'
import { productItems } from './product-items.ts'

/** All questions with their answers, which name what the shop has set, and what its plans cost where that is known. */
export function faqGroups(settings: ShopSettings, prices?: PlanPrices): readonly FaqGroup[] {
  return [
    { id: 'general', title: 'General', weave: 'weave-essential', items: generalItems(settings) },
    {
      id: 'products',
      title: 'Products & Collections',
      weave: 'weave-specialty',
      items: productItems(prices),
    },
    { id: 'delivery', title: 'Delivery & Logistics', weave: 'weave-custom', items: deliveryItems(settings) },
    { id: 'policies', title: 'Policies & Concerns', weave: 'weave-chef', items: policyItems(settings) },
  ]
}

export function faqItems(settings: ShopSettings, prices?: PlanPrices): FaqItem[] {
  return faqGroups(settings, prices).flatMap((group) => group.items)
}
