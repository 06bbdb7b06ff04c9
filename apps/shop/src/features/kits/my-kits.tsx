import * as kitsCopy from '@trivet/core/copy/kits'

import { Button } from '@trivet/ui/button'
import { EmptyState } from '@trivet/ui/empty-state'
import { ErrorState } from '@trivet/ui/error-state'
import { Skeleton, SkeletonGroup } from '@trivet/ui/skeleton'
import { Link } from 'react-router'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { KitCard } from './kit-card.tsx'
import { PieceDrawing } from './piece-drawing.tsx'
import { useDeleteKit } from './use-delete-kit.ts'

export function MyKits() {
  const kits = trpc.kits.mine.useQuery()
  const deleteKit = useDeleteKit()
  if (kits.error && !kits.data) {
    return (
      <ErrorState
        title={messageOf(kits.error, kitsCopy.kitsLoadFailed)}
        onRetry={() => void kits.refetch()}
        isRetrying={kits.isFetching}
      />
    )
  }
  if (!kits.data) {
    return (
      <SkeletonGroup label="Loading your kits" className={grid}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-96" />
        ))}
      </SkeletonGroup>
    )
  }
  if (kits.data.length === 0) {
    return (
      <EmptyState
        className="stitched"
        drawing={<PieceDrawing category="pan" className="w-40" />}
        title="No kits of your own yet"
        description="Choose each knife, pan and spoon yourself. A kit you save is here for every trip."
        action={<Button render={<Link to={paths.kitBuilder()} />}>Build a custom kit</Button>}
      />
    )
  }
  return (
    <ul className={grid}>
      {kits.data.map((kit) => (
        <li key={kit._id} className="grid">
          <KitCard kit={kit} onDelete={() => deleteKit(kit)} />
        </li>
      ))}
    </ul>
  )
}

const grid = 'grid gap-6 md:grid-cols-2 xl:grid-cols-3'
