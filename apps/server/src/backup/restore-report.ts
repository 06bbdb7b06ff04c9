import { formatMoney } from '@trivet/core/money'
import type { BookCheck } from './books.ts'
import type { Manifest } from './backup-folder.ts'
import type { RestoredTable } from './restore.ts'

type Restored = { tables: RestoredTable[]; checks: BookCheck[]; files: number }

// what a bookkeeper asks about first; every other row and sum was compared as well
const books = [
  'orders.total',
  'payments.amount',
  'refunds.amount',
  'commission_entries',
  'account_credits.balance',
]

/** The backup beside what was restored from it, in a table for a person. */
export function restoreReport(manifest: Manifest, restored: Restored): string {
  const lines = [
    ['', 'backup', 'restored'],
    [`rows of ${manifest.tables.length} tables`, rowsOf(manifest.tables), rowsOf(restored.tables)],
    ['files', String(manifest.files), String(restored.files)],
  ]
  const [before, after] = [sumsOf(manifest.tables), sumsOf(restored.tables)]
  for (const book of books) {
    const column = [...before.keys()].find((name) => name.startsWith(book))
    if (column) lines.push([column, formatMoney(before.get(column)!), formatMoney(after.get(column) ?? 0)])
  }
  const checks = restored.checks.map(({ what, wrong }) => [
    what,
    '',
    wrong === 0 ? 'right' : `${wrong} wrong, as in the backup`,
  ])
  return [...lines, ...checks].map(([what = '', ...rest]) => line(what, rest)).join('')
}

function line(what: string, values: string[]): string {
  return `  ${what.padEnd(50)}${values.map((value) => value.padStart(16)).join('')}`.trimEnd() + '\n'
}

function rowsOf(tables: RestoredTable[]): string {
  return tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en-US')
}

/** Cents by table and column. */
function sumsOf(tables: RestoredTable[]): Map<string, number> {
  return new Map(
    tables.flatMap(({ name, cents }) =>
      Object.entries(cents).map(([column, sum]) => [`${name}.${column}`, sum] as const),
    ),
  )
}
