import * as kitsCopy from './sentences.ts'

import type { KitRuleCode } from '../../kits/kit-rules.ts'

const words = {
  items: kitsCopy.kitNeedsItem,
  knife: kitsCopy.kitNeedsKnife,
  'pan-or-pot': kitsCopy.kitNeedsPanOrPot,
  utensil: kitsCopy.kitNeedsUtensil,
} as const satisfies Record<KitRuleCode, string>

/** What to do while this rule is not met. */
export function kitRuleMessage(code: KitRuleCode): string {
  return words[code]
}
