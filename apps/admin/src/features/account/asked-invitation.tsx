import * as signInCopy from '@trivet/core/copy/sign-in'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Link } from 'react-router'
import { FormAlert } from '../../components/form-alert.tsx'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { InvitationForm } from './invitation-form.tsx'

/** Asks first whether the invitation can still be accepted: nobody fills in its form for nothing. */
export function AskedInvitation({ token }: { token: string }) {
  const asked = trpc.invitations.byToken.useQuery(
    { token },
    // once: what becomes of it meanwhile, the press says
    { networkMode: 'always', retry: false, staleTime: Infinity, enabled: token !== '' },
  )
  if (token === '' || asked.data?.isValid === false) return <InvitationOver />
  // who could not be told has the form, which is refused by itself
  if (asked.data || asked.isError) return <InvitationForm token={token} />
  return (
    <SkeletonGroup label="Looking at your invitation" className="flex flex-col gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </SkeletonGroup>
  )
}

function InvitationOver() {
  return (
    <div className="flex flex-col gap-5">
      <FormAlert>{signInCopy.invitationInvalid}</FormAlert>
      <p className="text-muted-foreground">
        Accepted it already?{' '}
        <Link to={paths.login()} className="text-foreground underline underline-offset-4">
          Sign in
        </Link>
      </p>
    </div>
  )
}
