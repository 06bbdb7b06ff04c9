import type { ReadinessPoints } from '@trivet/core/contract/settings'
import { readinessWords } from '@trivet/core/copy/settings'
import type { ReadinessPoint } from '@trivet/core/settings'
import { Button } from '@trivet/ui/button'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Panel } from '../../components/panel.tsx'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { useReview } from './use-review.ts'

/** What a new shop needs before it opens; nothing once all is done, and in the demo. */
export function ReadinessPanel() {
  const { data: points = [] } = trpc.dashboard.readiness.useQuery()
  const { review, isPending } = useReview()
  if (points.length === 0) return null
  const done = points.filter(({ isDone }) => isDone).length
  return (
    <Panel title="Before you open">
      <p className="text-muted-foreground">
        {done} of {points.length} done. Each ticks itself once it is.
      </p>
      <ul className="my-4 flex flex-col divide-y border-y">
        {points.map((point) => (
          <Point key={point.point} {...point} isPending={isPending} onReview={review} />
        ))}
      </ul>
      <Button variant="ghost" size="sm" disabled={isPending} onClick={() => void review('all')}>
        Put this list away
      </Button>
    </Panel>
  )
}

type PointProps = ReadinessPoints[number] &
  Pick<ReturnType<typeof useReview>, 'isPending'> & {
    onReview: ReturnType<typeof useReview>['review']
  }

function Point({ point, isDone, isPending, onReview }: PointProps) {
  const { title, todo, tick } = readinessWords[point]
  const place = places[point]
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex gap-3 py-3">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={isDone ? 'size-5 shrink-0 text-primary' : 'size-5 shrink-0 text-muted-foreground'}
      />
      <div className="min-w-0">
        <p className={isDone ? 'text-muted-foreground' : 'font-medium'}>
          {title}
          <span className="sr-only">{isDone ? ': done' : ': to do'}</span>
        </p>
        {!isDone && (
          <>
            <p className="max-w-prose text-muted-foreground">{todo}</p>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
              {place && <Place {...place} />}
              {tick && (
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={isPending}
                  aria-label={`${title}: ${tick.label}`}
                  onClick={() => void onReview(tick.point)}
                >
                  {tick.label}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </li>
  )
}

type PlaceProps = { label: string; to: string; isShop?: boolean }

/** Where a point is done; what the server is started with is done there, and has none. */
const places: Partial<Record<ReadinessPoint, PlaceProps>> = {
  company: { label: 'Set the company', to: paths.settings() },
  tax: { label: 'Look at the prices', to: paths.settings() },
  'service-areas': { label: 'Look at the areas', to: paths.settings() },
  products: { label: 'Add a product', to: paths.newProduct() },
  'legal-texts': { label: 'Read them in the shop', to: '/terms', isShop: true },
}

function Place({ label, to, isShop = false }: PlaceProps) {
  const className = 'py-1 underline underline-offset-4'
  return isShop ? (
    <a href={to} className={className}>
      {label}
    </a>
  ) : (
    <Link to={to} className={className}>
      {label}
    </Link>
  )
}
