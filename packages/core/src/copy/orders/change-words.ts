import * as ordersCopy from './sentences.ts'

import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import { rentalPeriodMessage } from '../dates/rental-period-words.ts'
import type { ChangeFaults, ChangeRefusal } from '../../orders/after-booking/change-refusal.ts'
import { formatDeadline } from '../../orders/after-booking/notice.ts'

const words: WordsOf<ChangeFaults, [timeZone: string]> = {
  'cancellation-closed': ({ status }) => ordersCopy.cancelRefused(status),
  'order-unpaid': () => ordersCopy.changeNeedsPayment,
  'date-change-closed': ({ status }) => ordersCopy.dateChangeRefused(status),
  'date-change-too-late': ({ deadlineAt }, timeZone) =>
    ordersCopy.dateChangeTooLate(formatDeadline(deadlineAt, timeZone)),
  'dates-unchanged': () => ordersCopy.datesUnchanged,
  'dates-not-rentable': ({ fault }) => rentalPeriodMessage(fault),
  'extension-closed': ({ status }) => ordersCopy.extensionRefused(status),
  'extension-too-late': ({ deadlineAt }, timeZone) =>
    ordersCopy.extensionTooLate(formatDeadline(deadlineAt, timeZone)),
  'pickup-not-later': () => ordersCopy.extensionNotLater,
  'items-unavailable': ({ name }) => ordersCopy.notEnoughStock(name),
}

/** The sentence a person reads about a refused change; deadlines on the clock of the delivery place. */
export function changeRefusalMessage(refused: ChangeRefusal, timeZone: string): string {
  return wordsFor(words, refused, timeZone)
}
