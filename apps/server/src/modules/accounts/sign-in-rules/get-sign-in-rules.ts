import type { SignInRules } from '@trivet/core/contract/sign-in'
import type { UserContext } from '../../../api/context.ts'
import { findSecondFactorRule } from './sign-in-rules.repo.ts'

export async function getSignInRules({ sql }: UserContext): Promise<SignInRules> {
  return { secondFactor: await findSecondFactorRule(sql) }
}
