import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'
import { kitCategories } from '../../catalog/categories.ts'
import { count, dollars } from '../fields/unit-fields.ts'

/** One product of a kit, priced as it is now. */
export const kitItemOutput = z.object({
  product: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  price: dollars,
  category: z.enum(kitCategories),
  quantity: count,
  weight: z.int().meta({ description: 'Grams, one piece' }),
  depositAmount: dollars.meta({ description: 'Refundable, one piece' }),
})

const percent = z.union([z.literal(0), z.literal(5), z.literal(10)])

export const kitOutput = z.object({
  _id: z.string(),
  name: z.string(),
  items: z.array(kitItemOutput),
  itemCount: z.int().meta({ description: 'Pieces, not lines' }),
  listPrice: dollars.meta({ description: 'A week, before the discount' }),
  totalPrice: dollars.meta({ description: 'A week, after the discount' }),
  discountPercentage: percent,
  deposit: dollars.meta({ description: 'Refundable, not part of the price' }),
  weight: z.int().meta({ description: 'Grams' }),
  lastModified: instantOutput,
  problems: z
    .array(z.string())
    .meta({ description: 'Why the kit cannot be rented as it is, such as an item that left the shop' }),
})

export const kitTemplateOutput = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  itemCount: z.int(),
  estimatedPrice: dollars.meta({ description: 'A week, after the discount, at present prices' }),
  categories: z.array(z.enum(kitCategories)),
  items: z.array(kitItemOutput),
})

/** An item of a custom kit, as the cart and an order show it. */
export const packedItemOutput = z.object({
  product: z.string(),
  name: z.string(),
  quantity: count,
  image: z.string(),
})

/** A kit as the cart takes it, priced now. */
export const kitCartItemOutput = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  category: z.string().nullable(),
  image: z.string(),
  price: dollars,
  deposit: dollars.meta({ description: 'Refundable, not part of the price' }),
  qty: count,
  countInStock: count.meta({ description: 'How many such kits can be packed' }),
  isCustomKit: z.literal(true),
  items: z.array(packedItemOutput),
  lastModified: instantOutput,
})

const planPrice = dollars.nullable().meta({ description: 'A week; null when the shop has no such kit' })

/** What the plans of the shop cost today, for the pages that speak of them. */
export const planPricesOutput = z.object({
  essentialKit: planPrice,
  chefsKit: planPrice,
  customKit: z
    .object({
      from: dollars.meta({ description: 'A week, as it is announced; a kit can be had for it' }),
      smallest: dollars.meta({ description: 'A week, what the smallest kit of 8 items costs' }),
    })
    .nullable()
    .meta({ description: 'Null when the items in the shop make no kit of 8' }),
})

export type KitItem = z.infer<typeof kitItemOutput>
export type Kit = z.infer<typeof kitOutput>
export type KitTemplate = z.infer<typeof kitTemplateOutput>
export type PackedItem = z.infer<typeof packedItemOutput>
export type KitCartItem = z.infer<typeof kitCartItemOutput>
export type PlanPrices = z.infer<typeof planPricesOutput>
