import { trpc } from '../../lib/trpc.ts'
import { useProfile } from './use-profile.ts'

/** What can be done about an email that waits to be proven. Perhaps it was, on another device: the profile is asked. */
export function useEmailProof() {
  const profile = useProfile()
  const look = () => void profile.refetch()
  return {
    // it may be proven by now
    again: trpc.users.sendEmailLink.useMutation({ onError: look }),
    forget: trpc.users.forgetNewEmail.useMutation({ onSuccess: look }),
  }
}
