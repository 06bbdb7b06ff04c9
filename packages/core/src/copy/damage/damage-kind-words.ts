import { isDamageCovered } from '../../orders/damage-report.ts'
import type { DamageKind } from '../../orders/damage-report.ts'
import * as damageCopy from './sentences.ts'

export const damageKindLabels: Record<DamageKind, string> = {
  broken: 'Broken',
  chipped: 'Chipped',
  missing: 'Missing',
  dirty: 'Dirty',
}

/** What it means for the guest's money. */
export function damageCostText(facts: { kind: DamageKind; damageProtection: boolean }): string {
  if (facts.kind === 'dirty') return damageCopy.damageDirty
  return isDamageCovered(facts) ? damageCopy.damageCovered : damageCopy.damageNotCovered
}
