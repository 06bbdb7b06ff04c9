import * as accountsCopy from '@trivet/core/copy/accounts'

import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { notify } from './notify.ts'
import { useSession } from './session.tsx'
import { trpc } from './trpc.ts'

/** Signs out; that the server could not be told does not keep anyone signed in on this device. */
export function useLogout(): () => void {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const logout = trpc.users.logout.useMutation({
    onSettled() {
      // a page for signed-in visitors now asks to sign in; going home after that has the last word
      flushSync(signOut)
      void navigate(paths.home())
      notify.success(accountsCopy.loggedOut)
    },
  })
  return () => logout.mutate()
}
