import { messages } from './messages.ts'
import { maxDaysAhead, maxRentalDays } from './rental-period.ts'
import type { RentalPeriodFault } from './rental-period.ts'

const messageOf = {
  'missing-date': messages.selectBothDates,
  'end-not-after-start': messages.endAfterStart,
  'starts-in-past': messages.startInPast,
  'too-soon': messages.startTooSoon,
  'too-long': messages.rentalTooLong(maxRentalDays),
  'too-far-ahead': messages.rentalTooFarAhead(maxDaysAhead),
} as const satisfies Record<RentalPeriodFault, string>

export function rentalPeriodMessage(code: RentalPeriodFault): string {
  return messageOf[code]
}
