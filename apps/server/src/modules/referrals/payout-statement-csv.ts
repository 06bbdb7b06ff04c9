import * as referralsCopy from '@trivet/core/copy/referrals'
import type { PayoutLineRow } from '@trivet/core/contract/referrals'
import { toCents, type Dollars } from '@trivet/core/money'
import { csvLine, type CsvCell } from '../../platform/csv.ts'

const header = [
  'Order',
  'Month',
  'About',
  'Order amount',
  'Rate %',
  'Commission',
  'Taken back',
  'Taken back on',
  'In this payout',
]

/** The lines of a payout for a spreadsheet program, with their sum below. */
export function payoutStatementCsv(payout: { amount: Dollars; lines: readonly PayoutLineRow[] }): string {
  const sum: CsvCell[] = ['Payout', ...Array<string>(header.length - 2).fill(''), money(payout.amount)]
  return [header, ...payout.lines.map(cells), sum].map(csvLine).join('')
}

function cells(line: PayoutLineRow): CsvCell[] {
  const takenBack = line.takenBack.reduce((sum, { amount }) => sum + toCents(amount), 0)
  return [
    line.orderNumber,
    line.month,
    referralsCopy.payoutLineTexts[line.kind],
    money(line.orderAmount),
    line.commissionPercent,
    money(line.commission),
    { cents: takenBack },
    line.takenBack.map(({ date }) => date).join(' '),
    money(line.amount),
  ]
}

function money(amount: Dollars): CsvCell {
  return { cents: toCents(amount) }
}
