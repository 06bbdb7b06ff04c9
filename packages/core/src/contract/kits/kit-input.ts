import * as z from 'zod'
import * as catalogCopy from '../../copy/catalog/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as kitsCopy from '../../copy/kits/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import { idPattern } from '../../catalog/product-address.ts'

import { plainText } from '../fields/text-input.ts'
import { mergeKitItems } from '../../kits/kit-draft.ts'
import { defaultKitName, kitNameMaxLength, maxKitLines, maxKitQuantity } from '../../kits/kit-line.ts'

const noSuchProduct = { error: catalogCopy.productNotFound }
const badQuantity = { error: ordersCopy.invalidQuantity }

/** Price, picture and the rest of an item are read from the shop and never from the client. */
const kitItemInput = z.object({
  product: z.string(noSuchProduct).regex(idPattern, noSuchProduct),
  quantity: z.int(badQuantity).min(1, badQuantity).max(maxKitQuantity, badQuantity),
})

/** The same product in several lines comes out as one. */
const items = z
  .array(kitItemInput, { error: kitsCopy.kitNeedsItem })
  .min(1, { error: kitsCopy.kitNeedsItem })
  .max(maxKitLines, { error: kitsCopy.kitTooManyLines(maxKitLines) })
  .transform(mergeKitItems)
  .refine((merged) => merged.every((item) => item.quantity <= maxKitQuantity), badQuantity)

/** A blank name is the default one. */
const name = plainText({ max: kitNameMaxLength, tooLong: kitsCopy.kitNameTooLong })
  .nullish()
  .transform((text) => text || defaultKitName)

/** The body of a new kit. Which products there are, and whether they make a kit, is decided with the shop's data. */
export const kitInput = z.object({ items, name })

/** The body of a changed kit; with `lastModified`, as it was read, a newer one is not overwritten. */
export const kitUpdateInput = kitInput.extend({
  lastModified: z.iso.datetime({ error: generalCopy.invalidInput }).nullish(),
})

/** Any text: what is no id belongs to no kit, and answers as an unknown one. */
export const kitIdInput = z.object({ id: z.string() })

/** Missing or unknown, the answer is the same: there is no such template. */
export const kitFromTemplateInput = z.object({ templateId: z.string().nullish().catch(null) })

/** The kits of a cart. */
export const kitCartInput = z.object({ ids: z.array(z.string()).max(1000) })

/** What the server works with. */
export type KitInput = z.output<typeof kitInput>
export type KitUpdateInput = z.output<typeof kitUpdateInput>
