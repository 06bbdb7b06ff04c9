import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'

/** Where the card form, or a provider's fields, will stand. */
export function WaitingFields() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-48" />
    </SkeletonGroup>
  )
}
