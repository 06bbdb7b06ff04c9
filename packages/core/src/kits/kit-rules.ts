import type { Count } from '../money/money.ts'
import type { KitCategory } from '../catalog/categories.ts'

export type KitRuleCode = 'items' | 'knife' | 'pan-or-pot' | 'utensil'

export type KitRule = {
  code: KitRuleCode
  isMet: boolean
}

export type KitCheck = {
  isComplete: boolean
  /** All four, met or not, in the order in which they are told. */
  rules: KitRule[]
  /** The first rule that is not met. */
  firstProblem: KitRuleCode | null
}

/** What every kit needs, in the order in which it is told. */
export const kitRules: readonly { code: KitRuleCode; fits: readonly KitCategory[] | 'any' }[] = [
  { code: 'items', fits: 'any' },
  { code: 'knife', fits: ['knife'] },
  { code: 'pan-or-pot', fits: ['pan', 'pot'] },
  { code: 'utensil', fits: ['utensil'] },
]

/**
 * Can one cook with this kit? At least one item, one knife, one pan or pot and one utensil. An incomplete kit is no
 * error: the answer says what is missing. See docs/policy.md#what-a-kit-needs.
 */
export function checkKit(lines: readonly { category: KitCategory; quantity: Count }[]): KitCheck {
  const present = new Set(lines.filter((line) => line.quantity > 0).map((line) => line.category))
  const rules = kitRules.map(({ code, fits }) => {
    const isMet = fits === 'any' ? present.size > 0 : fits.some((category) => present.has(category))
    return { code, isMet }
  })
  const firstProblem = rules.find((rule) => !rule.isMet)?.code ?? null
  return { isComplete: firstProblem === null, rules, firstProblem }
}
