import type { SecondFactorRule } from '../../sign-in/second-factor-rule.ts'

export const secondFactorRuleNames: Record<SecondFactorRule, string> = {
  nobody: 'Nobody',
  managers: 'Owners and managers',
  staff: 'All staff',
}
