import { TripDatesField } from '../../components/rental/trip-dates-field.tsx'
import { useSoldOutDays } from './use-available-units.ts'

/** The dates beside a product, with the days on which it is sold out. */
export function ProductDates({ productId }: { productId: string }) {
  return <TripDatesField dayState={useSoldOutDays(productId)} />
}
