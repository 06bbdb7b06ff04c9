import * as z from 'zod'
import { addressInput } from '../address/address-input.ts'
import { optionalAirbnbLink } from '../address/airbnb-link-input.ts'
import { isPlaceholderAddress } from '../address/airbnb-link.ts'
import { kitCategories } from '../catalog/categories.ts'
import { idPattern } from '../catalog/product-address.ts'
import { messages } from '../messages.ts'
import { plainText } from '../text-input.ts'

const noSuchProduct = { error: messages.productNotFound }
const noSuchCategory = { error: messages.invalidCategory }

const inventoryInput = z.object({
  categories: z
    .array(z.enum(kitCategories, noSuchCategory), noSuchCategory)
    .max(kitCategories.length, noSuchCategory)
    .default([]),
  products: z
    .array(z.string(noSuchProduct).regex(idPattern, noSuchProduct), noSuchProduct)
    .max(100, noSuchProduct)
    .default([]),
})

/** What a host saves about one rental. */
export const stayInput = z.object({
  title: plainText({ max: 80, required: messages.fillRequiredFields }),
  address: addressInput.refine((address) => !isPlaceholderAddress(address), {
    error: messages.placeholderAddressOpen,
  }),
  airbnbListing: optionalAirbnbLink,
  accessNotes: plainText({ max: 2000, multiline: true }).default(''),
  has: inventoryInput.default({ categories: [], products: [] }),
})

/** Any text: what is no id or slug belongs to no stay. */
export const stayIdInput = z.object({ id: z.string() })
export const staySlugInput = z.object({ slug: z.string() })

export type StayInput = z.output<typeof stayInput>
