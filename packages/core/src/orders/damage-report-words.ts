import { orderMessages } from '../order-messages.ts'
import { wordsFor } from '../refusal.ts'
import type { WordsOf } from '../refusal.ts'
import { formatDeadline } from './after-booking/notice.ts'
import { maxDamageReports } from './damage-report.ts'
import type { DamageReportFaults, DamageReportRefusal } from './damage-report.ts'

const words: WordsOf<DamageReportFaults, [timeZone: string]> = {
  'not-delivered': () => orderMessages.damageBeforeDelivery,
  'report-too-late': ({ deadlineAt }, timeZone) =>
    orderMessages.damageTooLate(formatDeadline(deadlineAt, timeZone)),
  'too-many-reports': () => orderMessages.damageReportLimit(maxDamageReports),
}

/** The sentence a guest reads; the deadline on the clock of the delivery place. */
export function damageRefusalMessage(refused: DamageReportRefusal, timeZone: string): string {
  return wordsFor(words, refused, timeZone)
}
