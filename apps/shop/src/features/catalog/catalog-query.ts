import { isKitCategory, isProductKind, isProductSort, parseCategory } from '@trivet/core/catalog'
import { decideRentalPeriod, isCalendarDate } from '@trivet/core/dates'
import type { CartPeriod } from '@trivet/core/cart'
import type { KitCategory, ProductCategory, ProductKind, ProductSort } from '@trivet/core/catalog'
import type { CalendarDate, RentalPeriod } from '@trivet/core/dates'
import { shopToday } from '../../lib/shop-today.ts'
import type { ApiInputs } from '../../lib/trpc.ts'
import type { CatalogQuery } from '../../paths.ts'

const longestKeyword = 100

/** The prices of a week people can ask to stay below, in dollars. */
export const priceLimits = [25, 50, 100] as const

export type CatalogFilter = CatalogQuery & {
  category?: ProductCategory
  kind?: ProductKind
  type?: KitCategory
  /** What the address narrows the list to that we do not know, as it was written. */
  unknown?: string
  sort?: ProductSort
  start?: CalendarDate
  end?: CalendarDate
}

/**
 * What the address asks for. An address someone edited by hand shows the nearest sensible list; what it narrows the list
 * to and we do not know is named, because the whole list is not what was asked for.
 */
export function readCatalogQuery(search: URLSearchParams): CatalogFilter {
  const keyword = keywordOf(search.get('keyword') ?? '')
  const category = parseCategory(search.get('category') ?? '')
  const kind = search.get('kind')
  const type = search.get('type')
  const unknown = [
    category ? null : search.get('category'),
    isProductKind(kind) ? null : kind,
    isKitCategory(type) ? null : type,
  ].find(Boolean)
  const sort = search.get('sort')
  const maxPrice = priceLimits.find((limit) => String(limit) === search.get('maxPrice'))
  const pageNumber = search.get('pageNumber') ?? ''
  return {
    ...(keyword && { keyword }),
    ...(category && { category }),
    ...(isProductKind(kind) && { kind }),
    ...(isKitCategory(type) && { type }),
    ...(unknown && { unknown: keywordOf(unknown) }),
    ...(isProductSort(sort) && sort !== 'popular' && { sort }),
    ...(maxPrice && { maxPrice }),
    ...(search.get('inStock') === 'yes' && { inStock: true }),
    ...rentablePeriod({ start: dateOf(search.get('start')), end: dateOf(search.get('end')) }),
    ...(/^[1-9][0-9]{0,5}$/.test(pageNumber) && { pageNumber: Number(pageNumber) }),
  }
}

/** What the list is fetched with: dates and place narrow it only on request, so that choosing them fetches nothing else. */
export function listInputOf(
  { inStock, start, end, unknown: _unknown, ...asked }: CatalogFilter,
  place?: string,
): ApiInputs['products']['list'] {
  return inStock && start && end ? { ...asked, start, end, place } : asked
}

/** Both days, if somebody may still rent over them. */
export function rentablePeriod({ start, end }: CartPeriod): RentalPeriod | null {
  // without dates nobody needs to know what day it is, which is dear to ask a browser for the first time
  if (!start || !end) return null
  const decision = decideRentalPeriod({ start, end, today: shopToday() })
  return decision.ok ? decision.period : null
}

/** Whole characters only: half of one, or a control character, is no text the shop takes. */
function keywordOf(text: string): string {
  const printable = text.replace(/\p{Cc}/gu, ' ').trim()
  return [...printable].slice(0, longestKeyword).join('').trim()
}

function dateOf(text: string | null): CalendarDate | null {
  return isCalendarDate(text) ? text : null
}
