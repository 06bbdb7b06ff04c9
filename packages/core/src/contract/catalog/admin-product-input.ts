import * as z from 'zod'
import * as datesCopy from '../../copy/dates/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'

import { queryPageNumber, queryPattern, querySearch, querySort, queryWord } from '../fields/query-input.ts'
import { kitCategories, productCategories } from '../../catalog/categories.ts'
import { stockStates } from '../../catalog/stock-state.ts'

const error = { error: generalCopy.invalidInput }

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  queryWord(words, generalCopy.invalidInput)

export const productSortColumns = ['listing', 'name', 'price', 'stock', 'updated'] as const

export type ProductSortColumn = (typeof productSortColumns)[number]

/** What staff look for among the products; `sort` with a minus before it runs downwards. */
export const adminProductFilter = z.object({
  q: querySearch,
  category: oneOf(productCategories),
  kitCategory: oneOf([...kitCategories, 'none']),
  /** `low` is what the dashboard tells as low, products that nobody owns included, and `in` all others. */
  stock: oneOf(stockStates),
  popular: oneOf(['yes', 'no']),
  /** Without it only what is for rent. */
  archived: oneOf(['yes', 'all']),
  sort: querySort(productSortColumns, generalCopy.invalidInput),
})

export const adminProductListInput = adminProductFilter.extend({ pageNumber: queryPageNumber })

const updatedAt = z.iso.datetime(error)

/** Which version of the product the change was made to. */
export const productVersionInput = z.object({ id: z.string(), updatedAt })

export const bulkProductChanges = ['archive', 'restore', 'popular', 'not-popular'] as const

export type BulkProductChange = (typeof bulkProductChanges)[number]

export const maxBulkProducts = 500

export const bulkProductsInput = z.object({
  ids: z.array(z.string()).min(1).max(maxBulkProducts),
  change: z.enum(bulkProductChanges),
  /** Tells what would change and changes nothing. */
  dryRun: z.boolean().default(false),
})

export const productCalendarInput = z.object({
  id: z.string(),
  /** The first of three months, such as 2026-12; this one unless given. No day is later than 2100. */
  month: queryPattern(
    z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, datesCopy.dateInvalid),
    generalCopy.invalidInput,
  ),
})

export type AdminProductFilter = z.output<typeof adminProductFilter>
export type AdminProductListInput = z.output<typeof adminProductListInput>
export type BulkProductsInput = z.output<typeof bulkProductsInput>
export type ProductCalendarInput = z.output<typeof productCalendarInput>
