import * as z from 'zod'
import { instantOutput, kitProductOutput } from '../catalog/catalog-output.ts'
import { kitCategories } from '../../catalog/categories.ts'

/** A stay as its host sees it. */
export const stayOutput = z.object({
  _id: z.string(),
  slug: z.string(),
  link: z.string(),
  title: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  airbnbListing: z.string().nullable(),
  accessNotes: z.string(),
  has: z.object({ categories: z.array(z.enum(kitCategories)), products: z.array(z.string()) }),
  createdAt: instantOutput,
  updatedAt: instantOutput,
})

/** What everybody may see of it: no street, no postal code, no listing, no notes. */
export const publicStayOutput = z.object({
  slug: z.string(),
  title: z.string(),
  area: z.object({
    city: z.string(),
    state: z.string(),
    zip: z
      .string()
      .nullable()
      .meta({ description: 'One that is served like the stay, not its own; null where we do not deliver' }),
  }),
  referralCode: z.string().nullable().meta({ description: 'The code of its host, while it is good' }),
  has: z.array(z.enum(kitCategories)),
  proposal: z.array(z.object({ category: z.enum(kitCategories), product: kitProductOutput })),
})

export type Stay = z.infer<typeof stayOutput>
export type PublicStay = z.infer<typeof publicStayOutput>
