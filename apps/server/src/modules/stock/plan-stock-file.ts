import type { WholeImportLine } from '@trivet/core/contract/imports'
import { maxImportedStock } from '@trivet/core/contract/stock'
import * as importsCopy from '@trivet/core/copy/imports'
import { stockRowMessage } from '@trivet/core/copy/stock'
import { calendarDate } from '@trivet/core/dates'
import type { Count } from '@trivet/core/money'
import { stockColumnNames, stockRowProblems, unitsOfText, type StockColumn } from '@trivet/core/stock'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database.ts'
import { readSheet, type SheetRecord } from '../../platform/read-sheet.ts'
import { firstBindingDay } from '../availability/index.ts'
import type { StockRow } from './lock-stock.repo.ts'
import { findFileRows, type AskedRow, type FileRow } from './stock-file.repo.ts'

/** Null where the line is refused. */
export type PlannedCount = { line: WholeImportLine; count: (StockRow & { from: Count; units: Count }) | null }

type StockRecord = SheetRecord<StockColumn>

export function readStockFile(file: string): StockRecord[] {
  return readSheet(file, {
    columns: stockColumnNames,
    needed: ['product', 'depot', 'units'],
    most: maxImportedStock,
    of: 'lines',
  })
}

/** What each line of a file would do to the units as they are. */
export async function planStockFile(
  sql: Sql,
  records: readonly StockRecord[],
  clock: Clock,
): Promise<PlannedCount[]> {
  const asked = records.map(askedBy)
  const rows = await findFileRows(sql, { asked, firstDay: firstBindingDay(clock) })
  const found = new Map(rows.map((row) => [row.line, row]))
  const lines = new Map<string, number>()
  return records.map((record) => {
    const { line, product, depot } = askedBy(record)
    const place = JSON.stringify([product, depot])
    const planned = planLine(record, found.get(line), lines.get(place))
    if (!lines.has(place)) lines.set(place, line)
    return planned
  })
}

function planLine(
  record: StockRecord,
  row: FileRow | undefined,
  /** The line before it that is about the same. */
  earlier: number | undefined,
): PlannedCount {
  const { line, product, depot, units: wanted } = askedBy(record)
  const { productId = null, depotId = null, units: present = 0 } = row ?? {}
  const errors: WholeImportLine['errors'] = stockRowProblems({
    isProductKnown: productId !== null,
    depot: depotId === null ? 'unknown' : row?.isClosed ? 'closed' : 'open',
    wanted,
    present,
    leaving: row?.leaving ?? 0,
    promisedDays: row?.promisedDays.map(calendarDate) ?? [],
  }).map((problem) => ({ column: problem.column, message: stockRowMessage(problem) }))
  if (earlier !== undefined) {
    errors.push({ column: null, message: importsCopy.lineTwice(earlier, 'product and depot') })
  }
  if (record.hasMoreCells) errors.push({ column: null, message: importsCopy.moreCells })
  const planned = { line, name: row?.name ?? product, detail: depot, changes: [], errors }
  if (errors.length > 0 || wanted === null || productId === null || depotId === null) {
    return { line: { ...planned, kind: 'refused' }, count: null }
  }
  const count = { productId, depotId, from: present, units: wanted }
  if (wanted === present) return { line: { ...planned, kind: 'unchanged' }, count }
  const change = { column: 'units', label: 'Units', from: String(present), to: String(wanted) }
  return { line: { ...planned, kind: 'changed', changes: [change] }, count }
}

function askedBy({ line, cells: { product = '', depot = '', units = '' } }: StockRecord): AskedRow {
  return { line, product: product.trim(), depot: depot.trim(), units: unitsOfText(units) }
}
