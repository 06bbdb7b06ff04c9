import { figureWords } from '@trivet/core/copy/reports'
import type { Figure } from '@trivet/core/reports'

/** What each figure is, for whoever has to answer for it. */
export function FigureMeanings({ figures }: { figures: readonly Figure[] }) {
  return (
    <details className="rounded-cloth border bg-card">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-medium">What the figures are</summary>
      <dl className="grid gap-x-6 gap-y-2 px-4 pb-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {figures.map((figure) => (
          <div key={figure} className="contents">
            <dt className="font-medium">{figureWords[figure].label}</dt>
            <dd className="text-muted-foreground max-sm:mb-2">{figureWords[figure].means}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
