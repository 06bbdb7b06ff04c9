import * as accountsCopy from '@trivet/core/copy/accounts'

import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { useProfile } from '../../components/account/use-profile.ts'
import type { User } from '../../lib/session.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { ProfileForm } from './profile-form.tsx'

const fieldsOfForm = 9

export function ProfilePanel({ user }: { user: User }) {
  const profile = useProfile()
  if (profile.data) return <ProfileForm profile={user} />
  if (profile.error) {
    return (
      <ErrorState
        title={messageOf(profile.error, accountsCopy.profileLoadFailed)}
        onRetry={() => void profile.refetch()}
        isRetrying={profile.isFetching}
      />
    )
  }
  // as high as the form, or all that is below it would jump when it comes
  return (
    <SkeletonGroup className="flex h-385 max-w-220 flex-col justify-between py-6 sm:h-330 md:h-273">
      {Array.from({ length: fieldsOfForm }, (_, index) => (
        <Skeleton key={index} className="h-18" />
      ))}
    </SkeletonGroup>
  )
}
