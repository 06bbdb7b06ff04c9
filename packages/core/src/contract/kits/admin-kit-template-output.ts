import * as z from 'zod'
import { kitCategories } from '../../catalog/categories.ts'
import { instantOutput } from '../catalog/catalog-output.ts'
import { count, dollars } from '../fields/unit-fields.ts'
import type { KitTemplateDraft } from './kit-template-input.ts'

const state = {
  _id: z.string(),
  itemCount: z.int().meta({ description: 'Pieces that guests get today, not lines' }),
  price: dollars.meta({ description: 'Of those pieces: a week, after the discount, at present prices' }),
  problems: z.array(z.string()).meta({
    description: 'Why guests are not offered it, or not all of it, such as an item that was archived',
  }),
  isOffered: z.boolean().meta({ description: 'Whether guests can start from it today' }),
  archivedAt: instantOutput.nullable(),
  updatedAt: instantOutput,
}

export const adminKitTemplateRowOutput = z.object({
  ...state,
  name: z.string(),
  description: z.string(),
  position: z.int(),
})

export const adminKitTemplatePageOutput = z.object({
  templates: z.array(adminKitTemplateRowOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
})

/** As it is stored, also where a rule has become stricter since. */
const draftOutput: z.ZodType<KitTemplateDraft> = z.object({
  name: z.string(),
  description: z.string(),
  position: z.int(),
  items: z.array(z.object({ slug: z.string(), quantity: count })),
})

/** One template as staff edit it. */
export const adminKitTemplateOutput = z.object({
  ...state,
  draft: draftOutput,
  /** The products behind the slugs of its items. */
  products: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      price: dollars.meta({ description: 'A week' }),
      kitCategory: z.enum(kitCategories).nullable(),
      archivedAt: instantOutput.nullable(),
    }),
  ),
})

export type AdminKitTemplateRow = z.infer<typeof adminKitTemplateRowOutput>
export type AdminKitTemplatePage = z.infer<typeof adminKitTemplatePageOutput>
export type AdminKitTemplate = z.infer<typeof adminKitTemplateOutput>
