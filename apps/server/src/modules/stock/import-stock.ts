import type { WholeImportResult } from '@trivet/core/contract/imports'
import type { ImportStockInput, StockPreview } from '@trivet/core/contract/stock'
import { createHash } from 'node:crypto'
import { AppError } from '../../api/app-error.ts'
import type { UserContext } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { importPreview, refuseLines } from '../../platform/whole-import.ts'
import { auditAllStock } from './audit-stock.ts'
import { holdDepot } from './depots.repo.ts'
import { beginStock, writeUnits } from './facts.repo.ts'
import { lockStock } from './lock-stock.repo.ts'
import { planStockFile, readStockFile, type PlannedCount } from './plan-stock-file.ts'
import { writingStock } from './writing-stock.ts'

/** A statement derives the days of so many anew, within its time. */
const countsAtOnce = 500

/** What a file of units would change, line by line; nothing is done. */
export async function previewStockImport(
  { sql, clock }: UserContext,
  { file }: { file: string },
): Promise<StockPreview> {
  const plan = await planStockFile(sql, readStockFile(file), clock)
  return { ...importPreview(plan.map(({ line }) => line)), seen: seenOf(plan) }
}

/** Does what was seen, all of it or nothing, as if each depot was counted by hand. Done again it finds nothing to do. */
export async function importStock(
  ctx: UserContext,
  { file, seen }: ImportStockInput,
): Promise<WholeImportResult> {
  const records = readStockFile(file)
  return writingStock(ctx, async (tx) => {
    const plannedAsSeen = async () => {
      const plan = await planStockFile(tx, records, ctx.clock)
      refuseLines(plan.map(({ line }) => line))
      const isDone = changesOf(plan).length === 0
      if (!isDone && seenOf(plan) !== seen) throw new AppError('IMPORT_REFUSED')
      return plan
    }
    await keepStill(tx, await plannedAsSeen())
    const plan = await plannedAsSeen()
    const counts = changesOf(plan)
    for (let start = 0; start < counts.length; start += countsAtOnce) {
      await writeUnits(tx, counts.slice(start, start + countsAtOnce), ctx.clock.now())
    }
    const notes = counts.map(({ productId, depotId, from, units }) => ({
      productId,
      places: { depot: depotId },
      details: { from, to: units },
    }))
    await auditAllStock(ctx, tx, notes)
    return { created: 0, changed: counts.length, unchanged: plan.length - counts.length }
  })
}

/** Until the transaction ends no depot that gets units is closed, and nothing that changes is promised. */
async function keepStill(tx: Sql, plan: readonly PlannedCount[]): Promise<void> {
  const rows = changesOf(plan)
  for (const id of [...new Set(rows.map(({ depotId }) => depotId))].toSorted()) await holdDepot(tx, id)
  await beginStock(tx, rows)
  await lockStock(tx, rows)
}

function changesOf(plan: readonly PlannedCount[]) {
  return plan.flatMap(({ line: { kind }, count }) => (kind === 'changed' && count ? [count] : []))
}

function seenOf(plan: readonly PlannedCount[]): string {
  return createHash('sha256')
    .update(JSON.stringify(changesOf(plan)))
    .digest('hex')
    .slice(0, 32)
}
