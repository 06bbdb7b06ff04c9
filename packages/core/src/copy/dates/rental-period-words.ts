import * as datesCopy from './sentences.ts'

import { maxDaysAhead, maxRentalDays } from '../../dates/rental-period.ts'
import type { RentalPeriodFault } from '../../dates/rental-period.ts'

const messageOf = {
  'missing-date': datesCopy.selectBothDates,
  'end-not-after-start': datesCopy.endAfterStart,
  'starts-in-past': datesCopy.startInPast,
  'too-soon': datesCopy.startTooSoon,
  'too-long': datesCopy.rentalTooLong(maxRentalDays),
  'too-far-ahead': datesCopy.rentalTooFarAhead(maxDaysAhead),
  'no-delivery-that-day': datesCopy.noDeliveryThatDay,
  'no-pickup-that-day': datesCopy.noPickupThatDay,
} as const satisfies Record<RentalPeriodFault, string>

export function rentalPeriodMessage(code: RentalPeriodFault): string {
  return messageOf[code]
}
