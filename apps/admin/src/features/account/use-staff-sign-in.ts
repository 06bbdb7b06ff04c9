import { useMutation } from '@tanstack/react-query'
import type { Session } from '@trivet/core/contract/accounts'
import * as generalCopy from '@trivet/core/copy/general'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { useState } from 'react'
import { signWithPasskey } from '../../lib/passkeys.ts'
import { startSession } from '../../lib/session.ts'
import { challengeOf } from '../../lib/sign-in-challenge.ts'
import { messageOf, revokeToken, trpc } from '../../lib/trpc.ts'

type Wanted = {
  /** Nobody else gets a session of it. */
  person?: Session
  onStart?: () => unknown
}

/** The password, then a code where the account has a second factor; or a passkey alone. Only staff get a session of it. */
export function useStaffSignIn({ person, onStart }: Wanted = {}) {
  const { client } = trpc.useUtils()
  const [refusal, setRefusal] = useState<string | null>(null)

  async function take(session: Session) {
    const isOther = person !== undefined && person._id !== session._id
    if (session.isAdmin && !isOther) {
      startSession(session)
      await onStart?.()
      return
    }
    setRefusal(isOther ? signInCopy.passkeyOfOther : generalCopy.adminRequired)
    if (challenge) password.reset()
    // when the server cannot be told, the token is still held by nobody
    await revokeToken(session.token).catch(() => undefined)
  }
  const password = trpc.users.login.useMutation({ onSuccess: take })
  const code = trpc.users.loginWithCode.useMutation({
    onSuccess: take,
    onError: ({ data }) => data?.errorCode === 'SIGN_IN_CHALLENGE_OVER' && password.reset(),
  })
  const passkey = useMutation({
    mutationFn: async () => {
      const request = await client.passkeys.ask.mutate()
      return client.users.loginWithPasskey.mutate({ passkey: await signWithPasskey(request) })
    },
    onSuccess: take,
  })
  const challenge = challengeOf(password.error)
  const error = passkey.error ?? code.error ?? (challenge ? null : password.error)
  const isPending = password.isPending || code.isPending || passkey.isPending
  const forget = () => {
    setRefusal(null)
    code.reset()
    passkey.reset()
  }
  return {
    isPending,
    isByPasskey: passkey.isPending,
    /** There once the password was right and something else has to follow. */
    challenge,
    alert: isPending
      ? null
      : (refusal ??
        (error && messageOf(error, passkey.error ? signInCopy.passkeyCancelled : generalCopy.errorOccurred))),
    sendPassword(values: Parameters<typeof password.mutate>[0], onSettled?: (session?: Session) => void) {
      forget()
      password.mutate(values, { onSettled: (session) => onSettled?.(session) })
    },
    sendCode(typed: string) {
      forget()
      if (challenge) code.mutate({ challenge: challenge.challenge, code: typed })
    },
    sendPasskey() {
      forget()
      passkey.mutate()
    },
    startAgain() {
      forget()
      password.reset()
    },
  }
}
