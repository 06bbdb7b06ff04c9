import type { AuditAction } from '@trivet/core/audit'
import { decideBulkChange, idPattern } from '@trivet/core/catalog'
import type { BulkProductChange, BulkProductsInput, BulkProductsResult } from '@trivet/core/contract/catalog'
import { bulkChangeRefusalMessage } from '@trivet/core/copy/catalog'
import type { UserContext } from '../../../api/context.ts'
import type { Clock } from '../../../platform/clock.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import { firstBindingDay } from '../../availability/index.ts'
import { countComingOrders } from './coming-orders.repo.ts'
import { findKitParts, findKitsWith } from './kit-parts.repo.ts'
import { findStoredProducts, lockProducts } from './product-drafts.repo.ts'
import { writeFlags } from './product-writes.repo.ts'
import { savingProducts } from './save-drafts.ts'

const flagsOf = {
  archive: { isArchived: true },
  restore: { isArchived: false },
  popular: { isPopular: true },
  'not-popular': { isPopular: false },
} as const satisfies Record<BulkProductChange, object>

const actionOf = {
  archive: 'product.archived',
  restore: 'product.restored',
  popular: 'product.made-popular',
  'not-popular': 'product.made-not-popular',
} as const satisfies Record<BulkProductChange, AuditAction>

/** One change of several products: what can be changed is, the others are named with the reason. */
export async function changeProducts(
  ctx: UserContext,
  { ids, change, dryRun }: BulkProductsInput,
): Promise<BulkProductsResult> {
  const known = [...new Set(ids.filter((id) => idPattern.test(id)))]
  if (dryRun) return sortOut(ctx.sql, known, { change, clock: ctx.clock })
  return savingProducts(ctx, async (tx) => {
    const before = await findStoredProducts(tx, { ids: known })
    const slugs = before.flatMap(({ draft }) => draft.components.map(({ slug }) => slug))
    await lockProducts(tx, { ids: known, slugs })
    const result = await sortOut(tx, known, { change, clock: ctx.clock })
    const now = ctx.clock.now()
    await writeFlags(tx, { ids: result.changed.map(({ _id }) => _id), ...flagsOf[change], now })
    for (const { _id, name } of result.changed) {
      const subject = `product:${_id}` as const
      const details = { name }
      await recordAudit(tx, { actorId: ctx.actor.userId, action: actionOf[change], subject, details, now })
    }
    return result
  })
}

async function sortOut(
  sql: Sql,
  ids: readonly string[],
  { change, clock }: { change: BulkProductChange; clock: Clock },
): Promise<BulkProductsResult> {
  const products = await findStoredProducts(sql, { ids })
  const kits = await findKitsWith(sql, ids)
  const parts = await findKitParts(
    sql,
    products.flatMap(({ draft }) => draft.components.map(({ slug }) => slug)),
  )
  const coming = await countComingOrders(sql, { ids, firstDay: firstBindingDay(clock) })
  // kits and components that go together do not stand in each other's way
  const together = new Set(ids)
  const result: BulkProductsResult = { changed: [], skipped: [] }
  for (const { id, draft, archivedAt } of products.toSorted(
    (a, b) => ids.indexOf(a.id) - ids.indexOf(b.id),
  )) {
    const own = new Set(draft.components.map(({ slug }) => slug))
    const stay = parts.filter((part) => own.has(part.slug) && part.isArchived && !together.has(part.id))
    const uses = kits.filter((kit) => kit.componentId === id && !kit.isArchived && !together.has(kit._id))
    const decision = decideBulkChange(change, {
      isArchived: archivedAt !== null,
      isPopular: draft.isPopular,
      usedIn: uses.map(({ name }) => name),
      archivedParts: stay.map(({ name }) => name),
    })
    const named = { _id: id, name: draft.name, slug: draft.slug }
    if (decision.ok) result.changed.push({ ...named, comingOrders: coming.get(id) ?? 0 })
    else result.skipped.push({ ...named, reason: bulkChangeRefusalMessage(decision) })
  }
  return result
}
