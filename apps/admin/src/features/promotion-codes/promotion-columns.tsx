import type { PromotionCodeRow } from '@trivet/core/contract/promotion-codes'
import { formatDollars } from '@trivet/core/money'
import { promotionWorthText } from '@trivet/core/promotion-codes'
import { column } from '@trivet/ui/data-table'
import { Link } from 'react-router'
import { RecordLink } from '../../components/record-link.tsx'
import { formatOpenPeriod } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { PromotionState } from './promotion-state.tsx'

export const promotionColumns = [
  column(
    'Code',
    (row: PromotionCodeRow) => (
      <span className="block min-w-0">
        <RecordLink
          to={paths.promotionCode(row)}
          className="block truncate font-mono font-medium underline underline-offset-4"
        >
          {row.code}
        </RecordLink>
        <span className="block truncate text-caption text-muted-foreground">{row.note}</span>
      </span>
    ),
    { sortKey: 'code', className: 'w-full max-w-64' },
  ),
  column('State', ({ state }: PromotionCodeRow) => <PromotionState state={state} />),
  column('Takes off', (row: PromotionCodeRow) => <TakesOff {...row} />, { className: 'min-w-40' }),
  column('Days', ({ firstDay, lastDay }: PromotionCodeRow) => formatOpenPeriod(firstDay, lastDay), {
    sortKey: 'first',
    className: 'min-w-44',
  }),
  column('Uses', (row: PromotionCodeRow) => <Uses {...row} />, {
    sortKey: 'uses',
    numeric: true,
    className: 'whitespace-nowrap',
  }),
  column('Discount given', ({ discountGiven }: PromotionCodeRow) => formatDollars(discountGiven), {
    numeric: true,
  }),
]

function TakesOff(row: PromotionCodeRow) {
  const { isFirstOrderOnly, products } = row
  const limits = [
    ...(isFirstOrderOnly ? ['first orders'] : []),
    ...(products.length > 0 ? [`${products.length} ${products.length === 1 ? 'product' : 'products'}`] : []),
  ]
  return (
    <>
      {promotionWorthText(row)}
      {limits.length > 0 && (
        <span className="block text-caption text-muted-foreground">Only {limits.join(', ')}</span>
      )}
    </>
  )
}

/** How often, and of how many; leads to the orders. */
function Uses({ code, uses, mostUses }: PromotionCodeRow) {
  const text = mostUses === null ? String(uses) : `${uses} of ${mostUses}`
  if (uses === 0) return text
  return (
    <Link to={paths.ordersWithCode({ code })} className="underline underline-offset-4">
      {text}
      <span className="sr-only"> orders with {code}</span>
    </Link>
  )
}
