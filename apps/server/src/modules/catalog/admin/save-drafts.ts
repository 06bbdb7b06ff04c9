import * as productsCopy from '@trivet/core/copy/products'
import * as stockCopy from '@trivet/core/copy/stock'
import { productChanges, type ProductChange } from '@trivet/core/catalog'
import { AppError } from '../../../api/app-error.ts'
import type { UserContext } from '../../../api/context.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { brokenConstraint } from '../../../platform/broken-constraint.ts'
import { transaction, type Sql } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { retryConflicts } from '../../../platform/retry.ts'
import { firstBindingDay, forgetFullDays } from '../../availability/index.ts'
import { decreasesOf, refusedDecreases, type DraftedProduct } from './check-drafts.ts'
import type { StoredProduct } from './product-drafts.repo.ts'
import type { ProductWrite } from './product-write.ts'
import { writeProducts } from './product-writes.repo.ts'

export type CheckedProduct = DraftedProduct & { before: StoredProduct | null }

/** Writes products whose drafts were checked, with a line in the audit log for each; answers their ids. */
export async function saveDrafts(
  ctx: UserContext,
  tx: Sql,
  products: readonly CheckedProduct[],
): Promise<string[]> {
  const now = ctx.clock.now()
  const writes = products.map(toWrite)
  const decreases = decreasesOf(products)
  const [problem] = (await refusedDecreases(tx, decreases, ctx.clock)).values()
  if (problem !== undefined) throw stockReserved(problem)
  await forgetFullDays(tx, decreases, firstBindingDay(ctx.clock))
  await writeProducts(tx, writes, now)
  for (const [index, { before, draft }] of products.entries()) {
    await recordAudit(tx, {
      actorId: ctx.actor.userId,
      action: before ? 'product.changed' : 'product.created',
      subject: `product:${writes[index]?.id}`,
      details: before
        ? auditDetails(productChanges(before.draft, draft))
        : { name: draft.name, slug: draft.slug },
      now,
    })
  }
  return writes.map(({ id }) => id)
}

/** In one transaction, whose refusals by the database are told in our words. */
export async function savingProducts<T>(ctx: UserContext, work: (tx: Sql) => Promise<T>): Promise<T> {
  try {
    const result = await retryConflicts(() => transaction(ctx.sql, work))
    ctx.catalogChanges.announce()
    return result
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'products_slug_key') {
      const errors = [{ path: 'slug', message: productsCopy.slugTaken }]
      throw new AppError('SLUG_TAKEN', { errors, cause: error })
    }
    // reserved in the very moment the fleet was made smaller
    if (constraint === 'stock_days_never_oversold')
      throw stockReserved(productsCopy.stockReserved(productsCopy.bookedJustNow))
    // what is taken off comes off the main depot: the rest stands elsewhere, or is about to
    if (constraint === 'depot_stock_not_negative' || constraint === 'transfers_take_what_is_there')
      throw stockReserved(stockCopy.countedElsewhere)
    throw error
  }
}

function stockReserved(message: string): AppError {
  return new AppError('STOCK_RESERVED', { message, errors: [{ path: 'countInStock', message }] })
}

function toWrite({ id, before, draft }: CheckedProduct): ProductWrite {
  const formerSlug = before?.draft.slug ?? null
  // a product without a picture of its own is asked for by its address
  const image = before && before.image !== formerSlug ? before.image : draft.slug
  return { id: id ?? newId(), draft, image, formerSlug }
}

const longestDetail = 300

/** Old → new, field by field. */
function auditDetails(changes: ProductChange[]): Record<string, string> {
  const cut = (text: string) => (text.length > longestDetail ? `${text.slice(0, longestDetail)}…` : text)
  return Object.fromEntries(changes.map(({ label, from, to }) => [label, `${cut(from)} → ${cut(to)}`]))
}
