import * as damageCopy from '../damage/sentences.ts'

import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import { formatDeadline } from '../../orders/after-booking/notice.ts'
import { maxDamageReports } from '../../orders/damage-report.ts'
import type { DamageReportFaults, DamageReportRefusal } from '../../orders/damage-report.ts'

const words: WordsOf<DamageReportFaults, [timeZone: string]> = {
  'not-delivered': () => damageCopy.damageBeforeDelivery,
  'report-too-late': ({ deadlineAt }, timeZone) =>
    damageCopy.damageTooLate(formatDeadline(deadlineAt, timeZone)),
  'too-many-reports': () => damageCopy.damageReportLimit(maxDamageReports),
}

/** The sentence a guest reads; the deadline on the clock of the delivery place. */
export function damageRefusalMessage(refused: DamageReportRefusal, timeZone: string): string {
  return wordsFor(words, refused, timeZone)
}
