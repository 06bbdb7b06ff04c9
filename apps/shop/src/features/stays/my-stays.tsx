import type { Stay } from '@trivet/core/contract/stays'
import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { StayCard } from './stay-card.tsx'

const StayDialog = lazyPart(() => import('./stay-dialog.tsx').then((module) => module.StayDialog))

/** The host's rentals, each with a page of its own for its guests. */
export function MyStays() {
  const stays = trpc.stays.mine.useQuery()
  const [edited, setEdited] = useState<Stay | 'new' | null>(null)
  const hasStays = stays.data !== undefined && stays.data.length > 0
  const add = (
    <Button variant={hasStays ? 'secondary' : 'primary'} onClick={() => setEdited('new')}>
      <Plus aria-hidden strokeWidth={1.75} />
      Add a listing
    </Button>
  )
  return (
    <section aria-labelledby="stays">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="stays" tabIndex={-1} className="type-h2">
            Your listings
          </h2>
          <p className="mt-2 max-w-prose text-small text-muted-foreground">
            Each rental gets a page for its guests: your code is applied, the address is set, and what the
            kitchen lacks is proposed. Address and notes show only to guests who have paid.
          </p>
        </div>
        {hasStays && add}
      </div>
      <div className="mt-6">
        {stays.error && !stays.data && (
          <ErrorState
            title={messageOf(stays.error, 'Failed to load your listings')}
            onRetry={() => void stays.refetch()}
            isRetrying={stays.isFetching}
          />
        )}
        {!stays.error && !stays.data && (
          <SkeletonGroup label="Loading your listings" className="grid gap-6 md:grid-cols-2">
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </SkeletonGroup>
        )}
        {stays.data?.length === 0 && (
          <EmptyState
            headingLevel={3}
            className="stitched"
            title="No listings yet"
            description="Save a rental once, and every guest books with three presses."
            action={add}
          />
        )}
        {hasStays && (
          <ul className="grid gap-6 md:grid-cols-2">
            {stays.data.map((stay) => (
              <li key={stay._id} className="grid">
                <StayCard stay={stay} onEdit={() => setEdited(stay)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {edited !== null && (
        <StayDialog stay={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}
