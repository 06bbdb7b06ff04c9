import { useEffect } from 'react'
import { useSession } from '../../lib/session.tsx'
import { trpc } from '../../lib/trpc.ts'

/** The account as the server has it, asked anew whenever the guest comes back to the page; the session takes it over. */
export function useProfile() {
  const { update } = useSession()
  const profile = trpc.users.profile.useQuery(undefined, { refetchOnWindowFocus: 'always' })
  const { data, isSuccess, isFetchedAfterMount } = profile
  useEffect(() => {
    // what was asked for an earlier page may be older than the session, which other tabs change as well
    if (isSuccess && isFetchedAfterMount) update(data)
  }, [data, isSuccess, isFetchedAfterMount, update])
  return profile
}
