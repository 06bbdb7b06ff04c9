import * as kitsCopy from '../copy/kits/sentences.ts'
import type { KitCategory } from '../catalog/categories.ts'

export type KitRuleCode = 'items' | 'knife' | 'pan-or-pot' | 'utensil'

export type KitRule = {
  code: KitRuleCode
  isMet: boolean
  /** What to do while the rule is not met. */
  message: string
}

export type KitCheck = {
  isComplete: boolean
  /** All four, met or not, in the order in which they are told. */
  rules: KitRule[]
  /** The message of the first rule that is not met. */
  firstProblem: string | null
}

const kitRules: { code: KitRuleCode; message: string; fits: readonly KitCategory[] | 'any' }[] = [
  { code: 'items', message: kitsCopy.kitNeedsItem, fits: 'any' },
  { code: 'knife', message: kitsCopy.kitNeedsKnife, fits: ['knife'] },
  { code: 'pan-or-pot', message: kitsCopy.kitNeedsPanOrPot, fits: ['pan', 'pot'] },
  { code: 'utensil', message: kitsCopy.kitNeedsUtensil, fits: ['utensil'] },
]

/**
 * Can one cook with this kit? At least one item, one knife, one pan or pot and one utensil. An incomplete kit is no
 * error: the answer says what is missing. See docs/policy.md#what-a-kit-needs.
 */
export function checkKit(lines: readonly { category: KitCategory; quantity: number }[]): KitCheck {
  const present = new Set(lines.filter((line) => line.quantity > 0).map((line) => line.category))
  const rules = kitRules.map(({ code, message, fits }) => {
    const isMet = fits === 'any' ? present.size > 0 : fits.some((category) => present.has(category))
    return { code, isMet, message }
  })
  const firstProblem = rules.find((rule) => !rule.isMet)?.message ?? null
  return { isComplete: firstProblem === null, rules, firstProblem }
}
