import type { Readable } from 'node:stream'
import { serviceAreaOf, type ServiceArea } from '@trivet/core/address'
import type { OrderFilter } from '@trivet/core/contract/orders'
import { figureWords } from '@trivet/core/copy/reports'
import { rentalDays } from '@trivet/core/dates'
import type { Cents } from '@trivet/core/money'
import { paymentStateLabel, statusLabel } from '@trivet/core/orders'
import type { PriceRow } from '@trivet/core/pricing'
import { figureOfParts } from '@trivet/core/reports'
import type { UserContext } from '../../../api/context.ts'
import { csvStream, type CsvCell } from '../../../platform/csv.ts'
import { fileValue, partOf } from '../../reports/index.ts'
import { decideOrderList, type OrderQuestion } from './decide-order-list.ts'
import { stateOf } from './listed-order.ts'
import { findListedOrders, type ListedRecord, type RecordOfList } from './order-list.repo.ts'

const header = [
  'Order',
  'Placed',
  'Status',
  'Payment',
  'Customer',
  'Email',
  'Delivery day',
  'Pickup day',
  'Days',
  'Street',
  'City',
  'State',
  'Postal code',
  'Area',
  'Airbnb listing',
  'Items',
  'Host code',
  'Promotion code',
  'Subtotal',
  'Extra days',
  'Seasons',
  'Damage protection',
  'Delivery',
  'Discount',
  'Rows by staff',
  'Tax',
  'Total',
  'Paid',
  'Refunded',
  'Due',
]

const rowsAtOnce = 500

/** All pages of a list as a file, read as fast as it is fetched. */
export async function exportOrders(ctx: UserContext, filter: OrderFilter): Promise<Readable> {
  const [question, { settings }] = await Promise.all([decideOrderList(ctx, filter), ctx.settings.current()])
  const { figure } = question
  const ofFigure = figure ? [`Part of the figure: ${figureWords[figureOfParts(figure.figure)].label}`] : []
  return csvStream([...header, ...ofFigure], lines(ctx, question, settings.serviceAreas))
}

async function* lines(
  { sql }: UserContext,
  { conditions, order, figure }: OrderQuestion,
  areas: readonly ServiceArea[],
): AsyncGenerator<CsvCell[]> {
  const partCell = ({ counted }: RecordOfList) =>
    figure ? [fileValue(figureOfParts(figure.figure), partOf(figure.figure, counted))] : []
  let after: ListedRecord | null = null
  for (;;) {
    const found: RecordOfList[] = await findListedOrders(sql, conditions, {
      order,
      figure,
      limit: rowsAtOnce,
      after,
    })
    for (const record of found) yield [...lineOf(record, areas), ...partCell(record)]
    after = found.at(-1) ?? null
    if (found.length < rowsAtOnce) return
  }
}

function lineOf(record: ListedRecord, areas: readonly ServiceArea[]): CsvCell[] {
  const { rentalStart: start, rentalEnd: end } = record
  return [
    record.number,
    new Date(record.createdAt).toISOString(),
    statusLabel(record.status),
    paymentStateLabel[stateOf(record)],
    record.customerName,
    record.userEmail,
    start,
    end,
    rentalDays({ start, end }),
    record.street,
    record.city,
    record.state,
    record.postalCode,
    serviceAreaOf(record.postalCode, areas)?.name ?? '',
    record.airbnbListing ?? '',
    record.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('; '),
    record.code ?? '',
    record.promotionCode ?? '',
    { cents: record.subtotalCents },
    { cents: record.extraDaysCents },
    { cents: sumOf(record.seasonRows) },
    { cents: record.damageProtectionCents },
    { cents: record.deliveryCents },
    { cents: record.discountCents },
    { cents: sumOf(record.priceRows) },
    { cents: record.taxCents },
    { cents: record.totalCents },
    { cents: record.paidCents },
    { cents: record.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0) },
    { cents: record.dueCents },
  ]
}

function sumOf(rows: readonly PriceRow[]): Cents {
  return rows.reduce((sum, { cents }) => sum + cents, 0)
}
