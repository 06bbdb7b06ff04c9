import * as importsCopy from '@trivet/core/copy/imports'
import * as productsCopy from '@trivet/core/copy/products'
import {
  columnOfField,
  idPattern,
  isSteepPriceChange,
  productChanges,
  readProductCells,
  slugOf,
  toProductRow,
} from '@trivet/core/catalog'
import {
  emptyProductDraft,
  productDraftInput,
  type ImportLine,
  type ProductDraft,
} from '@trivet/core/contract/catalog'
import { toCents } from '@trivet/core/money'
import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/database.ts'
import { checkKitParts, decreasesOf, refusedDecreases } from './check-drafts.ts'
import { findStoredProducts, type StoredProduct } from './product-drafts.repo.ts'
import type { ImportRecord } from './read-import.ts'

export type PlannedLine = ImportLine & { before: StoredProduct | null; draft: ProductDraft | null }

type PlanOptions = {
  clock: Clock
  /** What was previewed, by line; a line that would do something else by now is refused. */
  previewed?: ReadonlyMap<number, string>
}

/** What each line of a file would do to the catalog as it is. */
export async function planImport(
  sql: Sql,
  records: readonly ImportRecord[],
  { clock, previewed }: PlanOptions,
): Promise<PlannedLine[]> {
  const stored = await findStoredProducts(sql, importedProducts(records))
  const lines = records.map((record) => planLine(record, stored))
  refuseRepeated(lines)
  await refuseTakenSlugs(sql, lines)
  if (previewed) {
    for (const line of live(lines)) {
      if (previewed.get(line.line) !== line.fingerprint) refuse(line, null, productsCopy.csvChangedSince)
    }
  }
  await refuseSmallFleets(sql, lines, clock)
  await refuseBrokenKits(sql, lines)
  return lines
}

/** The products a file speaks of. */
export function importedProducts(records: readonly ImportRecord[]): { ids: string[]; slugs: string[] } {
  return {
    ids: records.flatMap(({ id }) => (id !== null && idPattern.test(id) ? id : [])),
    slugs: records.flatMap(({ id, cells }) => (id === null ? (slugOfCells(cells) ?? []) : [])),
  }
}

function slugOfCells({ slug, name }: ImportRecord['cells']): string | undefined {
  return slug?.trim() || (name && slugOf(name)) || undefined
}

function planLine(
  { line, id, cells, hasMoreCells }: ImportRecord,
  stored: readonly StoredProduct[],
): PlannedLine {
  const slug = slugOfCells(cells) ?? ''
  const before =
    stored.find((product) => (id === null ? product.draft.slug === slug : product.id === id)) ?? null
  const told = { ...(before?.draft ?? emptyProductDraft), ...readProductCells(cells), ...(slug && { slug }) }
  const parsed = productDraftInput.safeParse(told)
  const planned: PlannedLine = {
    line,
    slug,
    name: cells.name?.trim() || (before?.draft.name ?? ''),
    kind: 'refused',
    changes: [],
    errors: [],
    hasSteepPriceChange: false,
    fingerprint: '',
    before,
    draft: null,
  }
  if (hasMoreCells) refuse(planned, null, importsCopy.moreCells)
  if (id !== null && !before) refuse(planned, null, productsCopy.csvUnknownId)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      refuse(planned, columnOfField(String(path[0])), message)
    }
  }
  if (!parsed.success || planned.errors.length > 0) return planned
  const { data: draft } = parsed
  const changes = productChanges(before?.draft ?? emptyProductDraft, draft)
  const kind = before === null ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
  return {
    ...planned,
    slug: draft.slug,
    draft,
    changes,
    kind,
    hasSteepPriceChange:
      before !== null && isSteepPriceChange(toCents(before.draft.price), toCents(draft.price)),
    fingerprint: fingerprintOf(before, draft),
  }
}

function fingerprintOf(before: StoredProduct | null, draft: ProductDraft): string {
  const facts = [before?.id ?? null, before?.updatedAt ?? null, toProductRow(draft)]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}

function refuse(line: PlannedLine, column: string | null, message: string): void {
  line.kind = 'refused'
  line.errors.push({ column, message })
}

const live = (lines: readonly PlannedLine[]) =>
  lines.filter(({ kind }) => kind === 'new' || kind === 'changed')

function refuseRepeated(lines: readonly PlannedLine[]): void {
  const seen = new Map<string, number>()
  for (const line of lines) {
    const keys = [`slug:${line.slug}`, ...(line.before ? [`id:${line.before.id}`] : [])]
    const earlier = keys.map((key) => seen.get(key)).find((at) => at !== undefined)
    if (earlier !== undefined && line.slug !== '')
      refuse(line, 'slug', importsCopy.lineTwice(earlier, 'product'))
    for (const key of keys) if (!seen.has(key)) seen.set(key, line.line)
  }
}

/** The address of another product, unless this very file gives that one a new address. */
async function refuseTakenSlugs(sql: Sql, lines: readonly PlannedLine[]): Promise<void> {
  const renamed = live(lines).filter(({ before, slug }) => before !== null && before.draft.slug !== slug)
  const owners = await findStoredProducts(sql, { slugs: renamed.map(({ slug }) => slug) })
  for (const line of renamed) {
    const owner = owners.find(({ draft }) => draft.slug === line.slug)
    if (owner && owner.id !== line.before?.id) refuse(line, 'slug', productsCopy.slugTaken)
  }
}

async function refuseSmallFleets(sql: Sql, lines: readonly PlannedLine[], clock: Clock): Promise<void> {
  const problems = await refusedDecreases(sql, decreasesOf(live(lines)), clock)
  for (const line of live(lines)) {
    const problem = line.before && problems.get(line.before.id)
    if (problem) refuse(line, 'stock', problem)
  }
}

/** A kit may need a product that another line brings; when that line is refused, so is the kit. */
async function refuseBrokenKits(sql: Sql, lines: readonly PlannedLine[]): Promise<void> {
  for (;;) {
    const drafted = live(lines).flatMap((line) =>
      line.draft ? [{ line, id: line.before?.id ?? null, draft: line.draft }] : [],
    )
    const problems = await checkKitParts(sql, drafted)
    const broken = drafted.filter((_, index) => (problems[index]?.length ?? 0) > 0)
    for (const [index, { line }] of drafted.entries()) {
      for (const { path, message } of problems[index] ?? []) {
        refuse(line, columnOfField(path.split('.', 1)[0] ?? ''), message)
      }
    }
    if (broken.length === 0) return
  }
}
