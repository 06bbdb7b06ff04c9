import { deliveryItems } from './delivery-items.ts'
import type { FaqGroup } from './faq-item.ts'
import { generalItems } from './general-items.ts'
import { policyItems } from './policy-items.ts'
import { productItems } from './product-items.ts'

export const faqGroups: readonly FaqGroup[] = [
  { id: 'general', title: 'General', weave: 'weave-essential', items: generalItems },
  { id: 'products', title: 'Products & Collections', weave: 'weave-specialty', items: productItems },
  { id: 'delivery', title: 'Delivery & Logistics', weave: 'weave-custom', items: deliveryItems },
  { id: 'policies', title: 'Policies & Concerns', weave: 'weave-chef', items: policyItems },
]

export const faqItems = faqGroups.flatMap((group) => group.items)
