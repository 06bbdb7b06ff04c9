import * as productsCopy from '@trivet/core/copy/products'
import * as stockCopy from '@trivet/core/copy/stock'
import { dayRuns, kitPartProblems, type KitPart } from '@trivet/core/catalog'
import type { ProductDraft } from '@trivet/core/contract/catalog'
import { calendarDate } from '@trivet/core/dates'
import type { FieldError } from '../../../api/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/database.ts'
import { findBrokenPromises, firstBindingDay, type Decrease } from '../../availability/index.ts'
import { findKitParts, findKitsWith } from './kit-parts.repo.ts'
import type { StoredProduct } from './product-drafts.repo.ts'

/** A product as it is to be; `id` is null for a new one. */
export type DraftedProduct = { id: string | null; draft: ProductDraft }

/** What the catalog has against products that are to be written together, by their place in the list. */
export async function checkKitParts(sql: Sql, drafted: readonly DraftedProduct[]): Promise<FieldError[][]> {
  const drafts = drafted.map(({ draft }) => draft)
  const named = [
    ...new Set(drafts.flatMap((draft) => [...draft.components.map(({ slug }) => slug), ...draft.related])),
  ]
  const ids = drafted.flatMap(({ id }) => id ?? [])
  const stored = await findKitParts(sql, named)
  const kits = await findKitsWith(sql, ids)

  // of what is written along, what it will be counts
  const written = new Set(ids)
  const parts = new Map<string, KitPart>(
    stored.filter(({ id }) => !written.has(id)).map((part) => [part.slug, part]),
  )
  const archived = new Set(stored.filter(({ isArchived }) => isArchived).map(({ id }) => id))
  for (const { id, draft } of drafted) {
    const isArchived = id !== null && archived.has(id)
    const { slug, name, components } = draft
    parts.set(slug, { slug, name, isArchived, hasComponents: components.length > 0 })
  }
  return drafted.map(({ id, draft }) => {
    const stay = kits.filter((kit) => kit.componentId === id && !written.has(kit._id)).map(({ name }) => name)
    const come = drafts.filter(({ components }) => components.some(({ slug }) => slug === draft.slug))
    const componentOf = [...stay, ...come.map(({ name }) => name)]
    const { components } = draft
    const unknown = draft.related.filter((slug) => !parts.has(slug))
    return [
      ...kitPartProblems({ components, parts, componentOf }).map(({ path, fault }) => ({
        path,
        message: productsCopy.kitPartMessage(fault),
      })),
      ...unknown.map((slug) => ({ path: 'related', message: productsCopy.componentUnknown(slug) })),
    ]
  })
}

/** The units that products written together lose: what is new or gets more loses none. */
export function decreasesOf(
  drafted: readonly { before: StoredProduct | null; draft: ProductDraft | null }[],
): Decrease[] {
  return drafted.flatMap(({ before, draft }) => {
    const units = before && draft ? before.draft.countInStock - draft.countInStock : 0
    return before && units > 0 ? [{ id: before.id, units }] : []
  })
}

/** For each product whose fleet would be too small, the sentence that tells why. */
export async function refusedDecreases(
  sql: Sql,
  decreases: readonly Decrease[],
  clock: Clock,
): Promise<Map<string, string>> {
  const found = await findBrokenPromises(sql, { decreases, firstDay: firstBindingDay(clock) })
  return new Map(
    found.flatMap(({ id, units, present, leaving, days }) => {
      if (present - leaving < units) return [[id, stockCopy.countedElsewhere]]
      return days.length > 0 ? [[id, productsCopy.stockReserved(dayRuns(days.map(calendarDate)))]] : []
    }),
  )
}
