import type { Session } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import { useState } from 'react'
import { startSession } from '../../lib/session.ts'
import { challengeOf } from '../../lib/sign-in-challenge.ts'
import { messageOf, revokeToken, trpc } from '../../lib/trpc.ts'

/** The password, then a code where the account has a second factor. Only staff get a session of it. */
export function useStaffSignIn(onStart: () => unknown = () => undefined) {
  const [challenge, setChallenge] = useState<string | null>(null)
  const [isCustomer, setIsCustomer] = useState(false)

  async function take(session: Session) {
    setIsCustomer(!session.isAdmin)
    if (session.isAdmin) {
      startSession(session)
      await onStart()
      return
    }
    setChallenge(null)
    // when the server cannot be told, the token is still held by nobody
    await revokeToken(session.token).catch(() => undefined)
  }
  const password = trpc.users.login.useMutation({
    onSuccess: take,
    onError: (error) => setChallenge(challengeOf(error)),
  })
  const code = trpc.users.loginWithCode.useMutation({
    onSuccess: take,
    onError: ({ data }) => data?.errorCode === 'SIGN_IN_CHALLENGE_OVER' && setChallenge(null),
  })
  const error = code.error ?? (challenge === null ? password.error : null)
  const isPending = password.isPending || code.isPending
  return {
    isPending,
    /** There once the password was right and a code has to follow. */
    challenge,
    alert: isPending
      ? null
      : isCustomer
        ? generalCopy.adminRequired
        : error && messageOf(error, generalCopy.errorOccurred),
    sendPassword(values: Parameters<typeof password.mutate>[0], onSettled?: (session?: Session) => void) {
      code.reset()
      password.mutate(values, { onSettled: (session) => onSettled?.(session) })
    },
    sendCode: (typed: string) => challenge !== null && code.mutate({ challenge, code: typed }),
    startAgain() {
      code.reset()
      password.reset()
      setChallenge(null)
    },
  }
}
