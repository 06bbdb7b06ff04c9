import * as productsCopy from '@trivet/core/copy/products'
import { isProductColumn, type ProductColumn, type ProductRow } from '@trivet/core/catalog'
import { maxImportProducts } from '@trivet/core/contract/catalog'
import { CsvError } from 'csv-parse/sync'
import { AppError } from '../../../api/app-error.ts'
import { readCsv, type CsvRecord } from '../../../platform/csv.ts'

export type ImportRecord = {
  line: number
  id: string | null
  cells: Partial<ProductRow>
  /** More cells than the head has names, as where a comma stands without quotes. */
  hasMoreCells: boolean
}

/** The lines of a file by the names in its head, in whatever order they stand; refused as a whole if that fails. */
export function readImport(file: string): ImportRecord[] {
  const [head, ...records] = readRecords(file)
  if (!head) throw new AppError('IMPORT_UNREADABLE', { message: productsCopy.csvNoSlug })
  if (records.length > maxImportProducts) {
    throw new AppError('IMPORT_UNREADABLE', { message: productsCopy.csvTooLong(maxImportProducts) })
  }
  const columns = readHead(head.cells)
  return records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => toRecord(line, columns, cells))
}

function readRecords(file: string): CsvRecord[] {
  try {
    return readCsv(file, { maxRecords: maxImportProducts + 1 })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new AppError('IMPORT_UNREADABLE', { cause: error })
  }
}

type HeadColumn = ProductColumn | 'id'

function readHead(cells: string[]): HeadColumn[] {
  const columns = cells.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
    if (name === 'id' || isProductColumn(name)) return name
    throw new AppError('IMPORT_UNREADABLE', { message: productsCopy.csvUnknownColumn(cell.trim()) })
  })
  const twice = columns.find((column, index) => columns.indexOf(column) !== index)
  if (twice !== undefined)
    throw new AppError('IMPORT_UNREADABLE', { message: productsCopy.csvColumnTwice(twice) })
  if (!columns.includes('slug')) throw new AppError('IMPORT_UNREADABLE', { message: productsCopy.csvNoSlug })
  return columns
}

/** A cell that a short line does not have says nothing. */
function toRecord(line: number, columns: HeadColumn[], cells: string[]): ImportRecord {
  const hasMoreCells = cells.slice(columns.length).some((cell) => cell.trim() !== '')
  const record: ImportRecord = { line, id: null, cells: {}, hasMoreCells }
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (cell === undefined) continue
    if (column === 'id') record.id = cell.trim() || null
    else record.cells[column] = cell
  }
  return record
}
