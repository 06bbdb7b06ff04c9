import * as productsCopy from '@trivet/core/copy/products'
import { dayRuns, kitPartProblems, type KitPart } from '@trivet/core/catalog'
import type { ProductDraft } from '@trivet/core/contract/catalog'
import type { FieldError } from '../../../api/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/database.ts'
import { findReservedDays, firstBindingDay, type Fleet } from '../../availability/index.ts'
import { findKitParts, findKitsWith } from './kit-parts.repo.ts'

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

/** For each product whose fleet would be too small, the sentence that names the days. */
export async function reservedDaysOf(
  sql: Sql,
  fleets: readonly Fleet[],
  clock: Clock,
): Promise<Map<string, string>> {
  const days = await findReservedDays(sql, fleets, firstBindingDay(clock))
  const byProduct = Map.groupBy(days, ({ id }) => id)
  return new Map(
    [...byProduct].map(([id, found]) => [
      id,
      productsCopy.stockReserved(dayRuns(found.map(({ day }) => day))),
    ]),
  )
}
