import { Readable } from 'node:stream'
import { toDecimal, type Cents } from '@trivet/core/money'
import { parse } from 'csv-parse/sync'
import { stringify, type Options } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'

const format: Options = { record_delimiter: '\r\n', cast: { boolean: String }, quoted_match: /[\r\n;\t]/ }

/** Money is written with two decimals: 90.70. */
export type CsvCell = string | number | boolean | null | { cents: Cents }

export const csvType = 'text/csv; charset=utf-8'

/** Tells spreadsheet programs that a file is UTF-8. */
const byteOrderMark = '\uFEFF'

// Where a spreadsheet program may begin a cell, also one that parts cells at ; or a tab and so does not see our quotes.
// The full-width signs count as well in some.
const asWritten = /(?<=^|[;\t\r\n]"?)(?='*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g
const asRead = /(?<=^|[;\t\r\n]"?)'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g

/** One line of a file for a spreadsheet program, in which no text is taken for a formula. */
export function csvLine(cells: readonly CsvCell[]): string {
  return stringify([cells.map(safeCell)], format)
}

/** A file whose lines are made as fast as somebody reads them. */
export function csvStream(header: readonly string[], lines: AsyncIterable<readonly CsvCell[]>): Readable {
  return Readable.from(csvParts(header, lines))
}

/** A file that is made at once. */
export function csvFile(reply: FastifyReply, name: string, lines: string): FastifyReply {
  reply.type(csvType).header('Content-Disposition', `attachment; filename="${name}"`)
  return reply.send(byteOrderMark + lines)
}

async function* csvParts(header: readonly string[], lines: AsyncIterable<readonly CsvCell[]>) {
  yield byteOrderMark + csvLine(header)
  for await (const line of lines) yield csvLine(line)
}

function safeCell(cell: CsvCell): string | number | boolean | null {
  if (typeof cell === 'object' && cell !== null) return toDecimal(cell.cents).toFixed(2)
  return typeof cell === 'string' ? cell.replace(asWritten, "'") : cell
}

export type CsvRecord = { line: number; cells: string[] }

/** The records of a file with the line each begins on; a comma, a semicolon or a tab may part the cells. */
export function readCsv(text: string, { maxRecords }: { maxRecords: number }): CsvRecord[] {
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const records: CsvRecord[] = []
  parse(plain, {
    delimiter: delimiterOf(plain),
    relax_column_count: true,
    skip_empty_lines: true,
    to: maxRecords + 1,
    onRecord(cells: string[], { lines }) {
      const [, ...others] = cells.join('').split('\n')
      records.push({ line: lines - others.length, cells: cells.map(plainCell) })
      return null
    },
  })
  return records
}

/** A cell as it was before a spreadsheet program or we put apostrophes before its formulas. */
export function plainCell(cell: string): string {
  return cell.replace(asRead, '')
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
