import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { kitCategories, productCategories } from '../../catalog/categories.ts'
import { mostFound } from '../../catalog/product-address.ts'
import { count, dollars } from '../fields/unit-fields.ts'

/** An instant on the wire: ISO 8601, UTC. */
export const instantOutput = z.iso.datetime()

export const reviewOutput = z.object({
  _id: z.string(),
  name: z.string(),
  rating: z.int(),
  comment: z.string(),
  isVerified: z.boolean().meta({ description: 'Its author had the product in a rental' }),
  createdAt: instantOutput,
})

/** What a page must know of a picture before it has loaded. */
export const pictureOutput = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string().nullable().meta({ description: 'The mean colour; null for a cut-out' }),
  version: z.string().meta({ description: 'Changes with the picture' }),
})

export const productCardOutput = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  price: dollars,
  category: z.enum(productCategories).nullable(),
  image: z.string(),
  picture: pictureOutput
    .nullish()
    .meta({ description: 'Null when there is none; left out when only its address tells' }),
  countInStock: count,
  rating: z.number(),
  numReviews: z.int(),
  isPopular: z.boolean(),
  kitCategory: z.enum(kitCategories).nullable(),
})

export const productOutput = productCardOutput.extend({
  deposit: dollars.meta({ description: 'Refundable; of a kit, the sum of its components' }),
  reviews: z.array(reviewOutput),
  itemsIncluded: z.array(
    z.object({
      name: z.string(),
      description: z.string().optional(),
      quantity: count.optional(),
      slug: z.string().optional(),
      image: z.string().optional(),
      picture: pictureOutput.optional(),
    }),
  ),
  scalePicture: pictureOutput
    .optional()
    .meta({ description: 'The product beside a ruler; left out when there is none' }),
  detailPicture: pictureOutput
    .optional()
    .meta({ description: 'A part of the product from close by; left out when there is none' }),
  cratePicture: pictureOutput
    .optional()
    .meta({ description: 'Of a kit, its pieces packed in their crates; left out when there is none' }),
  perfect_for: z.array(z.string()),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  related_products: z.array(z.string()),
  relatedProducts: z.array(productCardOutput),
  components: z.array(z.object({ _id: z.string(), name: z.string(), slug: z.string(), quantity: count })),
})

export const productPageOutput = z.object({
  products: z.array(productCardOutput),
  page: z.int(),
  pages: z.int(),
  total: z
    .int()
    .optional()
    .meta({
      description: `Products on all pages; left out of an empty page. A keyword finds the ${mostFound} best matches, unless they are sorted by something else`,
    }),
  suggestions: z
    .array(z.string())
    .optional()
    .meta({ description: 'When nothing was found: up to three texts to search for instead' }),
  notRented: z.string().optional().meta({
    description: 'When nothing was found: the things searched for, in a plural, that the shop does not rent',
  }),
})

/** A single item of the kit builder. */
export const kitProductOutput = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  picture: pictureOutput.nullish(),
  price: dollars,
  individualRentalPrice: dollars,
  kitCategory: z.enum(kitCategories),
  isEssential: z.boolean(),
  itemWeight: z.number().meta({ description: 'Grams' }),
  depositAmount: dollars,
  countInStock: count,
})

export const kitProductPageOutput = z.object({
  products: z.array(kitProductOutput),
  page: z.int(),
  pages: z.int(),
})

export const availabilityOutput = z.object({
  fleet: count,
  free: z.int(),
  days: z.array(z.object({ date: calendarDateInput, free: z.int() })),
})

export type PictureFacts = z.infer<typeof pictureOutput>
export type Review = z.infer<typeof reviewOutput>
export type ProductCard = z.infer<typeof productCardOutput>
export type Product = z.infer<typeof productOutput>
export type ProductPage = z.infer<typeof productPageOutput>
export type KitProduct = z.infer<typeof kitProductOutput>
export type KitProductPage = z.infer<typeof kitProductPageOutput>
export type Availability = z.infer<typeof availabilityOutput>
