import type { ApplyImportInput, ImportPreview, ImportResult } from '@trivet/core/contract/catalog'
import type { UserContext } from '../../../api/context.ts'
import { importedProducts, planImport, type PlannedLine } from './plan-import.ts'
import { lockProducts } from './product-drafts.repo.ts'
import { readImport, type ImportRecord } from './read-import.ts'
import { saveDrafts, savingProducts, type CheckedProduct } from './save-drafts.ts'

/** What a file would do, line by line; nothing is done. */
export async function previewImport(ctx: UserContext, { file }: { file: string }): Promise<ImportPreview> {
  const plan = await planImport(ctx.sql, readImport(file), { clock: ctx.clock })
  return { lines: plan.map(({ before: _before, draft: _draft, ...line }) => line) }
}

/** Does what was previewed, all of it at once; what would be something else by now is left out and named. */
export async function applyImport(
  ctx: UserContext,
  { file, lines }: ApplyImportInput,
): Promise<ImportResult> {
  const previewed = new Map(lines.map(({ line, fingerprint }) => [line, fingerprint]))
  const records = readImport(file).filter(({ line }) => previewed.has(line))
  const plan = await savingProducts(ctx, async (tx) => {
    await lockProducts(tx, lockedBy(records))
    const planned = await planImport(tx, records, { clock: ctx.clock, previewed })
    const checked = planned.flatMap(toChecked)
    if (checked.length > 0) await saveDrafts(ctx, tx, checked)
    return planned
  })
  const count = (kind: PlannedLine['kind']) => plan.filter((line) => line.kind === kind).length
  return {
    created: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: plan
      .filter(({ kind }) => kind === 'refused')
      .map(({ line, slug, errors }) => ({ line, slug, message: errors[0]?.message ?? '' })),
  }
}

/** Components are held as well: they may not be archived meanwhile. */
function lockedBy(records: readonly ImportRecord[]) {
  const { ids, slugs } = importedProducts(records)
  const parts = records.flatMap(({ cells }) => (cells.components ?? '').split('\n'))
  return { ids, slugs: [...slugs, ...parts.map((part) => part.split(':', 1)[0]?.trim() ?? '')] }
}

function toChecked({ kind, before, draft }: PlannedLine): CheckedProduct[] {
  const isWritten = draft !== null && (kind === 'new' || kind === 'changed')
  return isWritten ? [{ id: before?.id ?? null, before, draft }] : []
}
