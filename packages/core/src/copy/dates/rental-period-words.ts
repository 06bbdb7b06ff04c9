import * as datesCopy from './sentences.ts'

import { maxDaysAhead, maxRentalDays } from '../../dates/rental-period.ts'
import type { RentalPeriodFault, RentalPeriodFaults } from '../../dates/rental-period.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'

const words: WordsOf<RentalPeriodFaults> = {
  'missing-date': () => datesCopy.selectBothDates,
  'end-not-after-start': () => datesCopy.endAfterStart,
  'starts-in-past': () => datesCopy.startInPast,
  'too-soon': () => datesCopy.startTooSoon,
  'too-short': ({ leastDays }) => datesCopy.rentalTooShort(leastDays),
  'too-long': () => datesCopy.rentalTooLong(maxRentalDays),
  'too-far-ahead': () => datesCopy.rentalTooFarAhead(maxDaysAhead),
  'no-delivery-that-day': () => datesCopy.noDeliveryThatDay,
  'no-pickup-that-day': () => datesCopy.noPickupThatDay,
}

export function rentalPeriodMessage(fault: RentalPeriodFault): string {
  return wordsFor(words, fault)
}
