import * as z from 'zod'
import { messages } from '../messages.ts'
import { queryPageNumber, queryPattern, querySearch, querySort, queryWord } from '../query-input.ts'
import { kitCategories, productCategories } from './categories.ts'
import { stockStates } from './stock-state.ts'

const error = { error: messages.invalidInput }

const oneOf = <const Words extends readonly string[]>(words: Words) => queryWord(words, messages.invalidInput)

export const productSortColumns = ['shelf', 'name', 'price', 'stock', 'updated'] as const

export type ProductSortColumn = (typeof productSortColumns)[number]

/** What staff look for among the products; `sort` with a minus before it runs downwards. */
export const consoleProductFilter = z.object({
  q: querySearch,
  category: oneOf(productCategories),
  kitCategory: oneOf([...kitCategories, 'none']),
  stock: oneOf(stockStates),
  popular: oneOf(['yes', 'no']),
  /** Without it only what is for rent. */
  archived: oneOf(['yes', 'all']),
  sort: querySort(productSortColumns, messages.invalidInput),
})

export const consoleProductListInput = consoleProductFilter.extend({ page: queryPageNumber })

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
  /** The first month, such as 2026-12; this one unless given. */
  month: queryPattern(
    z.string().regex(/^(20\d\d|2100)-(0[1-9]|1[0-2])$/, messages.dateInvalid),
    messages.invalidInput,
  ),
})

export type ConsoleProductFilter = z.output<typeof consoleProductFilter>
export type ConsoleProductListInput = z.output<typeof consoleProductListInput>
export type BulkProductsInput = z.output<typeof bulkProductsInput>
export type ProductCalendarInput = z.output<typeof productCalendarInput>
