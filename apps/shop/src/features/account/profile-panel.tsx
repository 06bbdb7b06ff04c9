import * as accountsCopy from '@trivet/core/copy/accounts'

import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { ProfileForm } from './profile-form.tsx'

export function ProfilePanel() {
  const profile = trpc.users.profile.useQuery()
  if (profile.data) return <ProfileForm profile={profile.data} />
  if (profile.error) {
    return (
      <ErrorState
        title={messageOf(profile.error, accountsCopy.profileLoadFailed)}
        onRetry={() => void profile.refetch()}
        isRetrying={profile.isFetching}
      />
    )
  }
  return (
    <SkeletonGroup className="flex max-w-160 flex-col gap-6">
      {['name', 'email', 'phone', 'password', 'address'].map((part) => (
        <Skeleton key={part} className="h-18" />
      ))}
    </SkeletonGroup>
  )
}
