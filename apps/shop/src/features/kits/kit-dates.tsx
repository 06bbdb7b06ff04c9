import * as ordersCopy from '@trivet/core/copy/orders'
import type { KitLine } from '@trivet/core/kits'
import { TripDatesField } from '../../components/rental/trip-dates-field.tsx'
import { useUnitsAvailability } from '../../components/rental/use-cart-availability.ts'
import { shopToday } from '../../lib/shop-today.ts'

/** When and where the kit is wanted, and whether all that is on the cloth can be had there then. */
export function KitDates({ lines }: { lines: readonly KitLine[] }) {
  const units = lines.map(({ product, name, quantity }) => ({ product, name, units: quantity }))
  const { shortItem, dayState } = useUnitsAvailability(units, shopToday())
  return (
    <div>
      <TripDatesField isRow dayState={dayState} />
      <p role="status" className="mt-2 text-small text-destructive empty:hidden">
        {shortItem !== null && `${ordersCopy.notEnoughStock(shortItem)}.`}
      </p>
    </div>
  )
}
