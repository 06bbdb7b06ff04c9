import type { Session } from '@trivet/core/contract/accounts'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.tsx'

/** What a successful login or registration does; the page then sees the visitor signed in and moves on. */
export function useSignIn(message: string) {
  const { signIn } = useSession()
  return (session: Session) => {
    signIn(session)
    notify.success(message)
  }
}
