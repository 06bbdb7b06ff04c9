import { signInChallengeOutput, type SignInChallenge } from '@trivet/core/contract/sign-in'
import { TRPCClientError } from '@trpc/client'

/** What a right password is answered with where something has to follow; null for every other answer. */
export function challengeOf(error: unknown): SignInChallenge | null {
  if (!(error instanceof TRPCClientError) || error.data?.errorCode !== 'SECOND_FACTOR_REQUIRED') return null
  return signInChallengeOutput.safeParse(error.data.details).data ?? null
}
