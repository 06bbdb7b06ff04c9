import * as z from 'zod'
import { plainText } from '../text-input.ts'
import { kitCategories, productCategories } from './categories.ts'
import { collections } from './collections.ts'
import { slugPattern } from './product-address.ts'
import { productMessages as say } from './product-messages.ts'
import { maxSlugLength } from './slug-of.ts'

const slug = z
  .string({ error: say.slugInvalid })
  .trim()
  .max(maxSlugLength, say.slugInvalid)
  .regex(slugPattern, say.slugInvalid)

/** In dollars, with whole cents. */
const dollars = (error: string, { min }: { min: number }) =>
  z
    .number(error)
    .min(min, error)
    .max(99_999.99, error)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, error)

const whole = (error: string, { min, max }: { min: number; max: number }) =>
  z.int(error).min(min, error).max(max, error)

const quantity = whole(say.quantityInvalid, { min: 1, max: 999 })

const withoutBar = (text: string) => !text.includes('|')

const itemIncluded = z.object({
  name: plainText({ max: 120, required: say.nameRequired }).refine(withoutBar, say.noBar),
  description: plainText({ max: 300 }).refine(withoutBar, say.noBar).optional(),
  quantity: quantity.optional(),
  slug: slug.optional(),
  image: slug.optional(),
})

const specification = z.object({
  name: plainText({ max: 60, required: say.nameRequired }).refine((name) => !name.includes(':'), say.noColon),
  value: plainText({ max: 300, required: 'Please enter a value' }),
})

const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, say.tooManyEntries(max))

const fields = z.object({
  name: plainText({ max: 120, required: say.nameRequired }),
  slug,
  description: plainText({ max: 5000, multiline: true, required: say.descriptionRequired }),
  /** In dollars a week. */
  price: dollars(say.priceInvalid, { min: 0.01 }),
  category: z.enum(productCategories, say.categoryUnknown).nullable(),
  collection: z.enum(collections, say.collectionUnknown).nullable(),
  /** The fleet: how many Trivet owns. */
  countInStock: whole(say.stockInvalid, { min: 0, max: 100_000 }),
  isPopular: z.boolean(say.yesOrNo),
  shelfOrder: whole(say.shelfOrderInvalid, { min: 0, max: 1_000_000 }),
  /** Null: not for custom kits. */
  kitCategory: z.enum(kitCategories, say.kitCategoryUnknown).nullable(),
  isEssential: z.boolean(say.yesOrNo),
  weightGrams: whole(say.weightInvalid, { min: 1, max: 1_000_000 }).nullable(),
  deposit: dollars(say.depositInvalid, { min: 0 }).nullable(),
  itemsIncluded: listOf(itemIncluded, 60),
  perfectFor: listOf(plainText({ max: 200, required: 'Please enter a text' }), 20),
  specifications: listOf(specification, 40),
  /** What the kit is packed from, by slug. */
  components: listOf(z.object({ slug, quantity }), 60),
  /** By slug. */
  related: listOf(slug, 12),
})

/** All that staff say about a product. */
export const productDraftInput = fields.superRefine((draft, ctx) => {
  const refuse = (path: (string | number)[], message: string) =>
    ctx.addIssue({ code: 'custom', path, message })
  if (draft.kitCategory !== null) {
    if (draft.weightGrams === null) refuse(['weightGrams'], say.weightRequired)
    if (draft.deposit === null) refuse(['deposit'], say.depositRequired)
    if (draft.components.length > 0) refuse(['kitCategory'], say.kitInCustomKit)
  }
  const own = draft.components.findIndex((component) => component.slug === draft.slug)
  if (own >= 0) refuse(['components', own], say.componentIsItself)
  if (draft.related.includes(draft.slug)) refuse(['related'], say.relatedToItself)
  const twice = repeated(draft.components.map((component) => component.slug))
  if (twice !== undefined) refuse(['components'], say.twice(twice))
  const relatedTwice = repeated(draft.related)
  if (relatedTwice !== undefined) refuse(['related'], say.twice(relatedTwice))
})

export type ProductDraft = z.output<typeof productDraftInput>

/** A product nobody has said anything about. */
export const emptyProductDraft: ProductDraft = {
  name: '',
  slug: '',
  description: '',
  price: 0,
  category: null,
  collection: null,
  countInStock: 0,
  isPopular: false,
  shelfOrder: 100_000,
  kitCategory: null,
  isEssential: false,
  weightGrams: null,
  deposit: null,
  itemsIncluded: [],
  perfectFor: [],
  specifications: [],
  components: [],
  related: [],
}

function repeated(texts: string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) !== index)
}
