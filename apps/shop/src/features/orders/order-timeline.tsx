import { orderTimeline } from '@trivet/core/copy/orders'
import { formatDay } from '@trivet/core/dates'
import { formatMoment, orderClock } from '@trivet/core/orders'
import type { PlaceClock } from '@trivet/core/orders'
import type { Order } from '@trivet/core/contract/orders'
import type { TimelineStep } from '@trivet/core/copy/orders'
import { cn } from '@trivet/ui/cn'

/** Everything that happened to the order and is still to come, one stitch each. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = orderTimeline(order)
  const place = orderClock(order)
  if (order.timeline.length === 0) return null
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="type-h3">
        The story so far
      </h2>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <Stitch
            key={`${step.title} ${step.at ?? index}`}
            step={step}
            place={place}
            isLeadingOn={steps[index + 1]?.state === 'next'}
          />
        ))}
      </ol>
    </section>
  )
}

const stitches = {
  done: 'border-primary bg-primary',
  now: 'border-foreground bg-accent',
  next: 'border-input bg-background',
} as const

type StitchProps = {
  step: TimelineStep
  place: PlaceClock
  /** What follows is still to come. */
  isLeadingOn: boolean
}

function Stitch({ step: { title, text, at, day, state }, place, isLeadingOn }: StitchProps) {
  const when = at ? formatMoment(new Date(at), place) : day && `planned for ${formatDay(day)}`
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cn(
        'relative border-l-2 pb-5 pl-6 last:border-transparent last:pb-0',
        isLeadingOn ? 'border-dashed border-input' : 'border-solid border-primary',
      )}
    >
      <span
        aria-hidden
        className={cn('absolute top-1 -left-2.25 h-4 w-4 rounded-tool border-2', stitches[state])}
      />
      <p className={cn('font-medium', state === 'next' && 'font-normal text-muted-foreground')}>
        {state === 'next' && <span className="sr-only">Still to come: </span>}
        {title}
      </p>
      {text && <p className="max-w-prose text-small text-muted-foreground">{text}</p>}
      {when && <p className="font-mono text-caption text-muted-foreground">{when}</p>}
    </li>
  )
}
