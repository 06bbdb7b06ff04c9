import { lineText } from '@trivet/core/copy/cart'
import { formatDay } from '@trivet/core/dates'
import type { RentalPeriod } from '@trivet/core/dates'
import type { QuotedLine } from '@trivet/core/pricing'

type QuotedItemsProps = {
  lines: readonly QuotedLine[]
  days: number | null
  period: RentalPeriod | null
}

/** Under a docket: each thing that is rented with its price over the days, and which days these are. */
export function QuotedItems({ lines, days, period }: QuotedItemsProps) {
  return (
    <>
      <ul className="text-muted-foreground">
        {lines.map((line) => (
          <li key={line.id} className="wrap-anywhere">
            {lineText(line, days)}
          </li>
        ))}
      </ul>
      {period && (
        <p className="text-muted-foreground">
          {formatDay(period.start)} – {formatDay(period.end)}
        </p>
      )}
    </>
  )
}
