import { stopsLoadFailed } from '@trivet/core/copy/dispatch'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { isUnanswered, messageOf } from '../../lib/trpc.ts'

type NoDayProps = { isLoading: boolean; error: unknown; isFetching: boolean; onReload: () => void }

/** In place of a day that this phone does not have: it comes, or why it does not. */
export function NoDay({ isLoading, error, isFetching, onReload }: NoDayProps) {
  if (isLoading) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-96 w-full" />
      </SkeletonGroup>
    )
  }
  if (error === null) {
    return <EmptyState title="No day on this phone" description="Sign in to load the stops of today." />
  }
  return (
    <ErrorState
      title={messageOf(error, stopsLoadFailed)}
      // the connection is at fault where no answer came, and nowhere else
      description={isUnanswered(error) ? undefined : null}
      onRetry={onReload}
      isRetrying={isFetching}
    />
  )
}
