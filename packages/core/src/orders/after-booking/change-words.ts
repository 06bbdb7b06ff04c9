import { messages } from '../../messages.ts'
import { orderMessages } from '../../order-messages.ts'
import { wordsFor } from '../../refusal.ts'
import type { WordsOf } from '../../refusal.ts'
import { rentalPeriodMessage } from '../../rental-period-words.ts'
import type { ChangeFaults, ChangeRefusal } from './change-refusal.ts'
import { formatDeadline } from './notice.ts'

const words: WordsOf<ChangeFaults, [timeZone: string]> = {
  'cancellation-closed': ({ status }) => orderMessages.cancelRefused(status),
  'order-unpaid': () => orderMessages.changeNeedsPayment,
  'date-change-closed': ({ status }) => orderMessages.dateChangeRefused(status),
  'date-change-too-late': ({ deadlineAt }, timeZone) =>
    orderMessages.dateChangeTooLate(formatDeadline(deadlineAt, timeZone)),
  'dates-unchanged': () => orderMessages.datesUnchanged,
  'dates-not-rentable': ({ fault }) => rentalPeriodMessage(fault),
  'extension-closed': ({ status }) => orderMessages.extensionRefused(status),
  'extension-too-late': ({ deadlineAt }, timeZone) =>
    orderMessages.extensionTooLate(formatDeadline(deadlineAt, timeZone)),
  'pickup-not-later': () => orderMessages.extensionNotLater,
  'items-unavailable': ({ name }) => messages.notEnoughStock(name),
}

/** The sentence a person reads about a refused change; deadlines on the clock of the delivery place. */
export function changeRefusalMessage(refused: ChangeRefusal, timeZone: string): string {
  return wordsFor(words, refused, timeZone)
}
