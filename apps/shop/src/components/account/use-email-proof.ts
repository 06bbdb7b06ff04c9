import { useEffect } from 'react'
import { useSession } from '../../lib/session.tsx'
import { trpc } from '../../lib/trpc.ts'

/** What can be done about an email that waits to be proven. Perhaps it was, on another device: the profile is asked. */
export function useEmailProof() {
  const { update } = useSession()
  const profile = trpc.users.profile.useQuery()
  useEffect(() => {
    if (profile.data) update(profile.data)
  }, [profile.data, update])
  const look = () => void profile.refetch()
  return {
    // it may be proven by now
    again: trpc.users.sendEmailLink.useMutation({ onError: look }),
    forget: trpc.users.forgetNewEmail.useMutation({ onSuccess: look }),
  }
}
