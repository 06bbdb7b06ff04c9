import * as z from 'zod'
import { idPattern } from '../catalog/product-address.ts'
import { messages } from '../messages.ts'
import { plainText } from '../text-input.ts'
import { mergeKitItems } from './kit-draft.ts'
import { defaultKitName, kitNameMaxLength, maxKitLines, maxKitQuantity } from './kit-line.ts'

const noSuchProduct = { error: messages.productNotFound }
const badQuantity = { error: messages.invalidQuantity }

/** Price, picture and the rest of an item are read from the shop and never from the client. */
const kitItemInput = z.object({
  product: z.string(noSuchProduct).regex(idPattern, noSuchProduct),
  quantity: z.int(badQuantity).min(1, badQuantity).max(maxKitQuantity, badQuantity),
})

/** The same product in several lines comes out as one. */
const items = z
  .array(kitItemInput, { error: messages.kitNeedsItem })
  .min(1, { error: messages.kitNeedsItem })
  .max(maxKitLines, { error: messages.kitTooManyLines(maxKitLines) })
  .transform(mergeKitItems)
  .refine((merged) => merged.every((item) => item.quantity <= maxKitQuantity), badQuantity)

/** A blank name is the default one. */
const name = plainText({ max: kitNameMaxLength, tooLong: messages.kitNameTooLong })
  .nullish()
  .transform((text) => text || defaultKitName)

/** The body of a new kit. Which products there are, and whether they make a kit, is decided with the shop's data. */
export const kitInput = z.object({ items, name })

/** The body of a changed kit; with `lastModified`, as it was read, a newer one is not overwritten. */
export const kitUpdateInput = kitInput.extend({
  lastModified: z.iso.datetime({ error: messages.invalidInput }).nullish(),
})

/** Any text: what is no id belongs to no kit, and answers as an unknown one. */
export const kitIdInput = z.object({ id: z.string() })

/** Missing or unknown, the answer is the same: there is no such template. */
export const kitFromTemplateInput = z.object({ templateId: z.string().nullish().catch(null) })

/** The kits of a cart. */
export const kitCartInput = z.object({ ids: z.array(z.string()).max(1000) })

/** What a client sends. */
export type KitBody = z.input<typeof kitInput>
/** What the server works with. */
export type KitInput = z.output<typeof kitInput>
export type KitUpdateInput = z.output<typeof kitUpdateInput>
