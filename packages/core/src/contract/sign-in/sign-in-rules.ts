import * as z from 'zod'
import * as generalCopy from '../../copy/general/sentences.ts'
import { secondFactorRules } from '../../sign-in/second-factor-rule.ts'

export const signInRulesInput = z.object({
  secondFactor: z
    .enum(secondFactorRules, { error: generalCopy.invalidInput })
    .meta({ description: 'Who needs one; managers are owners as well' }),
})

export type SignInRules = z.output<typeof signInRulesInput>
