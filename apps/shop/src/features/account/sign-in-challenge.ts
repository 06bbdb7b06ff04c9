import type { SignInChallenge } from '@trivet/core/contract/sign-in'
import { factorKinds } from '@trivet/core/sign-in'
import type { ApiError } from '../../lib/trpc.ts'

/** What a right password is answered with where something has to follow; null for every other answer. */
export function challengeOf(error: Pick<ApiError, 'data'> | null): SignInChallenge | null {
  if (error?.data?.errorCode !== 'SECOND_FACTOR_REQUIRED') return null
  const { challenge, factors } = Object(error.data.details)
  if (typeof challenge !== 'string') return null
  const listed: unknown[] = Array.isArray(factors) ? factors : []
  return { challenge, factors: factorKinds.filter((kind) => listed.includes(kind)) }
}
