import { messages } from '@trivet/core'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { notify } from './notify.ts'
import { useSession } from './session.tsx'
import { trpc } from './trpc.ts'

/** Signs out here at once; that the server could not be told does not keep anyone signed in on this device. */
export function useLogout(): () => void {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const logout = trpc.users.logout.useMutation({
    // here and not at the call: the page that asked may be gone by then
    onSettled() {
      signOut()
      void utils.users.invalidate()
      void utils.orders.invalidate()
    },
  })
  return async () => {
    // first away from here, and seen to be: a page for signed-in visitors would ask this one to sign in
    await navigate(paths.home(), { flushSync: true })
    logout.mutate()
    notify.success(messages.loggedOut)
  }
}
