import * as damageCopy from '../damage/sentences.ts'

import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'
import { formatDeadline } from '../../orders/after-booking/notice.ts'
import type { PlaceClock } from '../../orders/after-booking/notice.ts'
import { maxDamageReports } from '../../orders/damage-report.ts'
import type { DamageReportFaults, DamageReportRefusal } from '../../orders/damage-report.ts'

const words: WordsOf<DamageReportFaults, [place: PlaceClock]> = {
  'not-delivered': () => damageCopy.damageBeforeDelivery,
  'report-too-late': ({ deadlineAt }, place) => damageCopy.damageTooLate(formatDeadline(deadlineAt, place)),
  'too-many-reports': () => damageCopy.damageReportLimit(maxDamageReports),
}

/** The sentence a guest reads; the deadline on the clock of the delivery place. */
export function damageRefusalMessage(refused: DamageReportRefusal, place: PlaceClock): string {
  return wordsFor(words, refused, place)
}
