import * as importsCopy from '@trivet/core/copy/imports'
import { CsvError } from 'csv-parse/sync'
import { AppError } from '../api/app-error.ts'
import { readCsv, type CsvRecord } from './csv.ts'

export type SheetRecord<Column extends string> = {
  line: number
  /** A cell that a short line does not have says nothing. */
  cells: Partial<Record<Column, string>>
  /** More cells than the head has names, as where a comma stands without quotes. */
  hasMoreCells: boolean
}

type Sheet<Column extends string> = {
  columns: readonly Column[]
  needed: readonly Column[]
  /** The most lines, and what each of them is about. */
  most: number
  of: string
}

/** The lines of a file by the names in its head, in whatever order they stand; refused as a whole if that fails. */
export function readSheet<Column extends string>(file: string, sheet: Sheet<Column>): SheetRecord<Column>[] {
  const [head = { line: 1, cells: [] }, ...records] = readRecords(file, sheet.most)
  const columns = readHead(head.cells, sheet)
  if (records.length > sheet.most) throw unreadable(importsCopy.tooManyLines(sheet.most, sheet.of))
  return records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: cellsByColumn(columns, cells),
      hasMoreCells: cells.slice(columns.length).some((cell) => cell.trim() !== ''),
    }))
}

function readRecords(file: string, most: number): CsvRecord[] {
  try {
    return readCsv(file, { maxRecords: most + 1 })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new AppError('IMPORT_UNREADABLE', { cause: error })
  }
}

function readHead<Column extends string>(cells: string[], { columns, needed }: Sheet<Column>): Column[] {
  const found = cells.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
    const column = columns.find((one) => one === name)
    if (column === undefined) throw unreadable(importsCopy.columnUnknown(cell.trim()))
    return column
  })
  const twice = found.find((column, index) => found.indexOf(column) !== index)
  if (twice !== undefined) throw unreadable(importsCopy.columnTwice(twice))
  const absent = needed.find((column) => !found.includes(column))
  if (absent !== undefined) throw unreadable(importsCopy.columnNeeded(absent))
  return found
}

function cellsByColumn<Column extends string>(columns: readonly Column[], cells: readonly string[]) {
  const told: Partial<Record<Column, string>> = {}
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]
    if (cell !== undefined) told[column] = cell
  }
  return told
}

function unreadable(message: string): AppError {
  return new AppError('IMPORT_UNREADABLE', { message })
}
