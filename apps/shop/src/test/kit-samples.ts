import type { KitProduct } from '@trivet/core/contract/catalog'
import type { Kit, KitTemplate } from '@trivet/core/contract/kits'
import type { KitLine } from '@trivet/core/kits'

export function sampleLine(facts: Partial<KitLine> = {}): KitLine {
  return {
    product: 'a1'.repeat(12),
    slug: 'chef-knife',
    name: "Chef's knife",
    image: '',
    category: 'knife',
    quantity: 1,
    unitPriceCents: 700,
    weightGrams: 200,
    depositCents: 1500,
    ...facts,
  }
}

let count = 0

export function sampleKitProduct(facts: Partial<KitProduct> = {}): KitProduct {
  count += 1
  return {
    _id: `b1${count.toString(16).padStart(22, '0')}`,
    name: "Chef's knife",
    slug: 'chef-knife',
    image: '',
    price: 7,
    individualRentalPrice: 7,
    kitCategory: 'knife',
    isEssential: false,
    itemWeight: 200,
    depositAmount: 15,
    countInStock: 20,
    ...facts,
  }
}

export const knife = sampleKitProduct()
export const pan = sampleKitProduct({ name: 'Frying pan', slug: 'frying-pan', kitCategory: 'pan', price: 8 })
export const spoon = sampleKitProduct({
  name: 'Wooden spoon',
  slug: 'spoon',
  kitCategory: 'utensil',
  price: 3,
})
export const whisk = sampleKitProduct({ name: 'Whisk', slug: 'whisk', kitCategory: 'utensil', price: 2 })

export function kitItemOf(product: KitProduct, quantity = 1): Kit['items'][number] {
  const { _id, name, slug, image, price, kitCategory, itemWeight, depositAmount } = product
  return {
    product: _id,
    name,
    slug,
    image,
    price,
    category: kitCategory,
    quantity,
    weight: itemWeight,
    depositAmount,
  }
}

export function sampleKit(facts: Partial<Kit> = {}): Kit {
  return {
    _id: 'e'.repeat(24),
    name: 'Sunday kit',
    items: [kitItemOf(knife), kitItemOf(pan), kitItemOf(spoon)],
    itemCount: 3,
    listPrice: 18,
    totalPrice: 18,
    discountPercentage: 0,
    deposit: 45,
    weight: 600,
    lastModified: '2027-05-01T18:00:00.000Z',
    problems: [],
    ...facts,
  }
}

export function sampleTemplate(facts: Partial<KitTemplate> = {}): KitTemplate {
  return {
    id: 'pasta-night',
    name: 'Pasta Night',
    description: 'A pot, a spoon and a knife.',
    itemCount: 3,
    estimatedPrice: 18,
    categories: ['knife', 'pan', 'utensil'],
    items: [kitItemOf(knife), kitItemOf(pan), kitItemOf(spoon)],
    ...facts,
  }
}
