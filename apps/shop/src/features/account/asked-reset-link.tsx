import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { trpc } from '../../lib/trpc.ts'
import { ResetLinkInvalid } from './reset-link-invalid.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Asks first whether the link is still valid: nobody chooses a password for nothing. */
export function AskedResetLink({ token }: { token: string }) {
  const asked = trpc.users.resetLink.useQuery(
    { token },
    // once: what becomes of it meanwhile, the press says
    { networkMode: 'always', retry: false, staleTime: Infinity, enabled: token !== '' },
  )
  if (token === '' || asked.data?.isValid === false) return <ResetLinkInvalid />
  // who could not be told has the form, which is refused by itself
  if (asked.data || asked.isError) return <ResetPasswordForm token={token} />
  return (
    <SkeletonGroup label="Looking at your link" className="flex flex-col gap-5">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  )
}
