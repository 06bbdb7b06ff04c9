import * as z from 'zod'
import * as productsCopy from '../../copy/products/sentences.ts'
import { isWholeCents, type Count, type Dollars } from '../../money/money.ts'
import { plainText } from '../fields/text-input.ts'
import { kitCategories, productCategories } from '../../catalog/categories.ts'
import { collections } from '../../catalog/collections.ts'
import { slugPattern } from '../../catalog/product-address.ts'

import { maxSlugLength } from '../../catalog/slug-of.ts'

export const productSlugInput = z
  .string({ error: productsCopy.slugInvalid })
  .trim()
  .max(maxSlugLength, productsCopy.slugInvalid)
  .regex(slugPattern, productsCopy.slugInvalid)

/** In dollars, with whole cents. */
const dollars = (error: string, { min }: { min: number }): z.ZodType<Dollars, Dollars> =>
  z.number(error).min(min, error).max(99_999.99, error).refine(isWholeCents, error)

const whole = (error: string, { min, max }: { min: number; max: number }) =>
  z.int(error).min(min, error).max(max, error)

const quantity: z.ZodType<Count, Count> = whole(productsCopy.quantityInvalid, { min: 1, max: 999 })

const withoutBar = (text: string) => !text.includes('|')

const itemIncluded = z.object({
  name: plainText({ max: 120, required: productsCopy.nameRequired }).refine(withoutBar, productsCopy.noBar),
  description: plainText({ max: 300 }).refine(withoutBar, productsCopy.noBar).optional(),
  quantity: quantity.optional(),
  slug: productSlugInput.optional(),
  image: productSlugInput.optional(),
})

const specification = z.object({
  name: plainText({ max: 60, required: productsCopy.nameRequired }).refine(
    (name) => !name.includes(':'),
    productsCopy.noColon,
  ),
  value: plainText({ max: 300, required: 'Please enter a value' }),
})

const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, productsCopy.tooManyEntries(max))

const fields = z.object({
  name: plainText({ max: 120, required: productsCopy.nameRequired }),
  slug: productSlugInput,
  description: plainText({ max: 5000, multiline: true, required: productsCopy.descriptionRequired }),
  /** In dollars a week. */
  price: dollars(productsCopy.priceInvalid, { min: 0.01 }),
  category: z.enum(productCategories, productsCopy.categoryUnknown).nullable(),
  collection: z.enum(collections, productsCopy.collectionUnknown).nullable(),
  /** The fleet: how many Trivet owns. */
  countInStock: whole(productsCopy.stockInvalid, { min: 0, max: 100_000 }),
  isPopular: z.boolean(productsCopy.yesOrNo),
  listingOrder: whole(productsCopy.listingOrderInvalid, { min: 0, max: 1_000_000 }),
  /** Null: not for custom kits. */
  kitCategory: z.enum(kitCategories, productsCopy.kitCategoryUnknown).nullable(),
  isEssential: z.boolean(productsCopy.yesOrNo),
  weightGrams: whole(productsCopy.weightInvalid, { min: 1, max: 1_000_000 }).nullable(),
  deposit: dollars(productsCopy.depositInvalid, { min: 0 }).nullable(),
  itemsIncluded: listOf(itemIncluded, 60),
  perfectFor: listOf(plainText({ max: 200, required: 'Please enter a text' }), 20),
  specifications: listOf(specification, 40),
  /** What the kit is packed from, by slug. */
  components: listOf(z.object({ slug: productSlugInput, quantity }), 60),
  /** By slug. */
  related: listOf(productSlugInput, 12),
})

/** All that staff say about a product. */
export const productDraftInput = fields.superRefine((draft, ctx) => {
  const refuse = (path: (string | number)[], message: string) =>
    ctx.addIssue({ code: 'custom', path, message })
  if (draft.kitCategory !== null) {
    if (draft.weightGrams === null) refuse(['weightGrams'], productsCopy.weightRequired)
    if (draft.deposit === null) refuse(['deposit'], productsCopy.depositRequired)
    if (draft.components.length > 0) refuse(['kitCategory'], productsCopy.kitInCustomKit)
  }
  const own = draft.components.findIndex((component) => component.slug === draft.slug)
  if (own >= 0) refuse(['components', own], productsCopy.componentIsItself)
  if (draft.related.includes(draft.slug)) refuse(['related'], productsCopy.relatedToItself)
  const twice = repeated(draft.components.map((component) => component.slug))
  if (twice !== undefined) refuse(['components'], productsCopy.twice(twice))
  const relatedTwice = repeated(draft.related)
  if (relatedTwice !== undefined) refuse(['related'], productsCopy.twice(relatedTwice))
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
  listingOrder: 100_000,
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
