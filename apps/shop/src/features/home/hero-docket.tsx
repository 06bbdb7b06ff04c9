import { daysText } from '@trivet/core/copy/cart'
import { formatDay, weekDays } from '@trivet/core/dates'
import { formatMoney, toCents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import { Button } from '@trivet/ui/button'
import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { cartActions } from '../../lib/cart-actions.ts'
import { useTripPeriod } from '../../lib/cart.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'
import type { ClothPiece } from './cloth-piece.ts'

// the calendar and its typed dates load for those who want them
const loadDates = () => import('./hero-dates.tsx')
/** Before it is pressed; what fails then is asked for again where it is shown. */
const askForDates = () => void loadDates().catch(() => {})
const HeroDates = lazy(() => loadDates().then((module) => ({ default: module.HeroDates })))

type HeroDocketProps = { pieces: readonly ClothPiece[]; className?: string }

/** What lies on the cloth costs in all: for the visitor's dates once there are some, before that for a week. */
export function HeroDocket({ pieces, className }: HeroDocketProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const period = useTripPeriod()
  const { rates } = useShopSettings()
  const quote = quoteRental({
    lines: pieces.map(({ _id, name, price }) => ({
      id: _id,
      name,
      unitPriceCents: toCents(price),
      quantity: 1,
    })),
    period,
    damageProtection: false,
    rates,
  })
  const total = formatMoney(quote.totalCents)
  const days = daysText(quote.days ?? weekDays)

  return (
    <Docket
      title="On your cloth"
      meta={days}
      className={className}
      footer={
        <>
          <p role="status" className="sr-only">
            {`Total ${total} for ${days}`}
          </p>
          <p className="text-muted-foreground">
            {period ? `${formatDay(period.start)} – ${formatDay(period.end)}` : 'For a week, on any dates.'}
          </p>
          {isChoosing ? (
            <Suspense fallback={<p className="mt-3 min-h-30 text-muted-foreground">Getting the calendar…</p>}>
              <HeroDates />
            </Suspense>
          ) : (
            <Button
              variant="secondary"
              className="mt-3 w-full"
              onPointerEnter={askForDates}
              onFocus={askForDates}
              onClick={() => setIsChoosing(true)}
            >
              {period ? 'Change dates' : 'Choose dates'}
            </Button>
          )}
          {pieces.length > 0 && (
            <Button
              className="mt-3 w-full"
              render={<Link to={paths.cart()} />}
              onClick={() => cartActions.addAll(pieces)}
            >
              Rent what lies here
            </Button>
          )}
        </>
      }
    >
      {quote.lines.map((line) => (
        <DocketRow key={line.id} label={line.name} value={formatMoney(line.lineTotalCents)} />
      ))}
      {quote.rows
        .filter((row) => row.code !== 'subtotal')
        .map((row) => (
          <DocketRow
            key={row.code}
            className="text-muted-foreground"
            label={row.label}
            value={formatMoney(row.cents)}
          />
        ))}
      <DocketTotal label="Total" value={total} />
    </Docket>
  )
}
