import * as z from 'zod'
import * as addressCopy from '../../copy/address/sentences.ts'
import * as catalogCopy from '../../copy/catalog/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import { addressInput } from '../address/address-input.ts'
import { optionalAirbnbLink } from '../address/airbnb-link-input.ts'
import { isPlaceholderAddress } from '../../address/airbnb-link.ts'
import { kitCategories } from '../../catalog/categories.ts'
import { idPattern } from '../../catalog/product-address.ts'

import { plainText } from '../fields/text-input.ts'

const noSuchProduct = { error: catalogCopy.productNotFound }
const noSuchCategory = { error: catalogCopy.invalidCategory }

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
  title: plainText({ max: 80, required: generalCopy.fillRequiredFields }),
  address: addressInput.refine((address) => !isPlaceholderAddress(address), {
    error: addressCopy.placeholderAddressOpen,
  }),
  airbnbListing: optionalAirbnbLink,
  accessNotes: plainText({ max: 2000, multiline: true }).default(''),
  has: inventoryInput.default({ categories: [], products: [] }),
})

/** Any text: what is no id or slug belongs to no stay. */
export const stayIdInput = z.object({ id: z.string() })
export const staySlugInput = z.object({ slug: z.string() })

export type StayInput = z.output<typeof stayInput>
