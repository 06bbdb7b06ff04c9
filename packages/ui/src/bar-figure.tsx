import { lazy, Suspense } from 'react'
import type { BarChartProps } from './bar-chart.tsx'
import { Skeleton } from './skeleton.tsx'

// the library that draws it is large, and most visitors never see a chart
const BarChart = lazy(() => import('./bar-chart.tsx').then((module) => ({ default: module.BarChart })))

export type BarFigureProps = BarChartProps & {
  /** What it shows, in words: a screen reader has nothing else of it. */
  label: string
  className?: string
}

/** Bars and their words. The same figures belong in a table beside it: see ChartOrTable. */
export function BarFigure({ label, className, ...chart }: BarFigureProps) {
  return (
    <figure role="img" aria-label={label} className={className}>
      <Suspense fallback={<Skeleton className="h-75" />}>
        <BarChart {...chart} />
      </Suspense>
    </figure>
  )
}

/** Stands where the bars would, and says why there are none: empty axes say nothing. */
export function NoBars({ children }: { children: string }) {
  return (
    <p className="weave flex h-75 items-center justify-center rounded-cloth border p-6 text-center text-muted-foreground">
      {children}
    </p>
  )
}
