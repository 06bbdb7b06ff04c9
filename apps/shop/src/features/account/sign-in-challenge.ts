import type { ApiError } from '../../lib/trpc.ts'

/** What a right password is answered with where a code has to follow; null for every other answer. */
export function challengeOf(error: Pick<ApiError, 'data'> | null): string | null {
  if (error?.data?.errorCode !== 'SECOND_FACTOR_REQUIRED') return null
  const challenge: unknown = Reflect.get(Object(error.data.details), 'challenge')
  return typeof challenge === 'string' ? challenge : null
}
