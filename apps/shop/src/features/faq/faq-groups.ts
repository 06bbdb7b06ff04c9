import type { ShopSettings } from '@trivet/core/settings'
import { deliveryItems } from './delivery-items.ts'
import type { FaqGroup, FaqItem } from './faq-item.ts'
import { generalItems } from './general-items.ts'
import { policyItems } from './policy-items.ts'
import { productItems } from './product-items.ts'

/** All questions with their answers, which name what the shop has set. */
export function faqGroups(settings: ShopSettings): readonly FaqGroup[] {
  return [
    { id: 'general', title: 'General', weave: 'weave-essential', items: generalItems(settings) },
    { id: 'products', title: 'Products & Collections', weave: 'weave-specialty', items: productItems },
    { id: 'delivery', title: 'Delivery & Logistics', weave: 'weave-custom', items: deliveryItems(settings) },
    { id: 'policies', title: 'Policies & Concerns', weave: 'weave-chef', items: policyItems(settings) },
  ]
}

export function faqItems(settings: ShopSettings): FaqItem[] {
  return faqGroups(settings).flatMap((group) => group.items)
}
