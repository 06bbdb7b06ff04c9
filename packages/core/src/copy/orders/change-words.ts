import * as ordersCopy from './sentences.ts'

import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import { rentalPeriodMessage } from '../dates/rental-period-words.ts'
import type { ChangeFaults, ChangeRefusal } from '../../orders/after-booking/change-refusal.ts'
import { formatDeadline } from '../../orders/after-booking/notice.ts'
import type { PlaceClock } from '../../orders/after-booking/notice.ts'

const words: WordsOf<ChangeFaults, [place: PlaceClock]> = {
  'cancellation-closed': ({ status }) => ordersCopy.cancelRefused(status),
  'order-unpaid': () => ordersCopy.changeNeedsPayment,
  'order-waived': () => ordersCopy.waivedChangedByStaff,
  'date-change-closed': ({ status }) => ordersCopy.dateChangeRefused(status),
  'date-change-too-late': ({ deadlineAt }, place) =>
    ordersCopy.dateChangeTooLate(formatDeadline(deadlineAt, place)),
  'dates-unchanged': () => ordersCopy.datesUnchanged,
  'dates-not-rentable': ({ fault }) => rentalPeriodMessage(fault),
  'extension-closed': ({ status }) => ordersCopy.extensionRefused(status),
  'extension-too-late': ({ deadlineAt }, place) =>
    ordersCopy.extensionTooLate(formatDeadline(deadlineAt, place)),
  'pickup-not-later': () => ordersCopy.extensionNotLater,
  'items-unavailable': ({ name }) => ordersCopy.notEnoughStock(name),
}

/** The sentence a person reads about a refused change; deadlines on the clock of the delivery place. */
export function changeRefusalMessage(refused: ChangeRefusal, place: PlaceClock): string {
  return wordsFor(words, refused, place)
}
