import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import * as kitsCopy from '../../copy/kits/sentences.ts'
import * as ordersCopy from '../../copy/orders/sentences.ts'
import * as productsCopy from '../../copy/products/sentences.ts'
import { kitNameMaxLength, maxKitLines, maxKitQuantity } from '../../kits/kit-line.ts'
import type { Count } from '../../money/money.ts'
import { productSlugInput } from '../catalog/product-draft-input.ts'
import { queryPageNumber, querySearch, querySort, queryWord } from '../fields/query-input.ts'
import { plainText } from '../fields/text-input.ts'

const badQuantity = { error: ordersCopy.invalidQuantity }

const quantity: z.ZodType<Count, Count> = z
  .int(badQuantity)
  .min(1, badQuantity)
  .max(maxKitQuantity, badQuantity)

const badPlace = { error: kitsCopy.templatePlaceInvalid }

/** All that staff say about a kit template. */
export const kitTemplateDraftInput = z.object({
  name: plainText({
    max: kitNameMaxLength,
    required: productsCopy.nameRequired,
    tooLong: kitsCopy.templateNameTooLong(kitNameMaxLength),
  }),
  description: plainText({ max: 300, required: productsCopy.descriptionRequired }),
  position: z.int(badPlace).min(1, badPlace).max(100_000, badPlace).meta({
    description: 'Its place among the templates; of those with the same one the older comes first',
  }),
  items: z
    .array(z.object({ slug: productSlugInput, quantity }), { error: kitsCopy.templateNeedsItem })
    .min(1, { error: kitsCopy.templateNeedsItem })
    .max(maxKitLines, { error: kitsCopy.kitTooManyLines(maxKitLines) })
    .superRefine((items, ctx) => {
      const slugs = items.map(({ slug }) => slug)
      const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
      if (twice !== undefined) ctx.addIssue({ code: 'custom', message: productsCopy.twice(twice) })
    }),
})

export type KitTemplateDraft = z.output<typeof kitTemplateDraftInput>

/** A template nobody has said anything about; it comes last. */
export const emptyKitTemplateDraft: KitTemplateDraft = { name: '', description: '', position: 100, items: [] }

/** Which version of the template the change was made to. */
export const kitTemplateVersionInput = z.object({
  id: z.string(),
  updatedAt: z.iso.datetime({ error: generalCopy.invalidInput }),
})

/** Any text: what is no id belongs to no template, and answers as an unknown one. */
export const kitTemplateIdInput = z.object({ id: z.string() })

export const archiveKitTemplateInput = kitTemplateIdInput.extend({
  isArchived: z.boolean({ error: generalCopy.invalidInput }),
})

export const kitTemplateSortColumns = ['place', 'name', 'updated'] as const

/** What staff look for among the templates; `sort` with a minus before it runs downwards. */
export const kitTemplateFilter = z.object({
  q: querySearch.meta({ description: 'Part of a name, a description or the name of an item in it' }),
  archived: queryWord(['yes', 'all'], generalCopy.invalidInput).meta({
    description: 'Without it only those that are not archived',
  }),
  sort: querySort(kitTemplateSortColumns, generalCopy.invalidInput),
})

export const kitTemplateListInput = kitTemplateFilter.extend({ pageNumber: queryPageNumber })

export type KitTemplateFilter = z.output<typeof kitTemplateFilter>
export type KitTemplateListInput = z.output<typeof kitTemplateListInput>
