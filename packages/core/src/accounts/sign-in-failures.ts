import type { Count } from '../money/money.ts'

/** For so many minutes failed sign-ins of one account count together. See docs/policy.md#passwords-and-sessions. */
export const failuresCountMinutes = 15

const failuresPerEntry = 5

/**
 * Is a failed sign-in of a member of staff, the so manieth within the minutes, told in the audit log? Each fifth is: a
 * mistyped password is not, a series of guesses is one entry and not hundreds. See docs/policy.md#passwords-and-sessions.
 */
export function isFailureLogged(failures: Count): boolean {
  return failures > 0 && failures % failuresPerEntry === 0
}
