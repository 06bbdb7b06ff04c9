import { promotionCodeStateTexts } from '@trivet/core/copy/promotion-codes'
import type { PromotionCodeState } from '@trivet/core/promotion-codes'
import { Badge } from '@trivet/ui/badge'

const tones = {
  running: 'success',
  coming: 'info',
  over: 'neutral',
  'used-up': 'warning',
  off: 'neutral',
} as const satisfies Record<PromotionCodeState, string>

/** Whether guests can order with it today. */
export function PromotionState({ state }: { state: PromotionCodeState }) {
  return <Badge tone={tones[state]}>{promotionCodeStateTexts[state]}</Badge>
}
