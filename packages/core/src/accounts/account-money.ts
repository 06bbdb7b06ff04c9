import type { Cents } from '../money/money.ts'

export type AccountMoney = {
  isHost: boolean
  /** Referral codes it ever had, also of somebody who is no host any more. */
  codes: number
  creditCents: Cents
}

/** Whether whoever signs in to an account may find money there. See docs/policy.md#staff-roles. */
export function hasMoney({ isHost, codes, creditCents }: AccountMoney): boolean {
  return isHost || codes > 0 || creditCents > 0
}
