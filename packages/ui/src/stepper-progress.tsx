import { Check } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.tsx'
import { renderAnchor } from './render-link.tsx'
import type { LinkProps } from './render-link.tsx'

export type ProgressStep = {
  name: string
  /** A completed step with an address is a link; with `onSelect` it is a button. */
  href?: string
  onSelect?: () => void
}

export type StepperProgressProps = Omit<ComponentProps<'nav'>, 'children'> & {
  steps: readonly ProgressStep[]
  /** Counted from 1. */
  current: number
  label?: string
  renderLink?: (props: LinkProps) => ReactElement
}

export function StepperProgress({
  steps,
  current,
  label = 'Progress',
  renderLink = renderAnchor,
  className,
  ...props
}: StepperProgressProps) {
  return (
    <nav data-slot="stepper-progress" aria-label={label} className={className} {...props}>
      <ol className="flex items-center gap-2 max-[22.5rem]:gap-1 sm:gap-4">
        {steps.map((step, index) => {
          const number = index + 1
          const isDone = number < current
          const isCurrent = number === current
          return (
            <li
              key={step.name}
              aria-current={isCurrent ? 'step' : undefined}
              className={cn('flex min-w-0 items-center gap-2 sm:gap-4', isCurrent ? 'shrink-0' : 'sm:shrink')}
            >
              {index > 0 && (
                <span
                  aria-hidden
                  className={cn(
                    'h-px w-4 shrink-0 max-[22.5rem]:w-1.5 lg:w-10',
                    isDone || isCurrent ? 'bg-primary' : 'bg-input',
                  )}
                />
              )}
              {isDone ? (
                <DoneStep step={step} number={number} renderLink={renderLink} />
              ) : (
                <StepBody step={step} number={number} state={isCurrent ? 'current' : 'ahead'} />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type StepProps = { step: ProgressStep; number: number }

const doneClasses = 'min-w-0 rounded-tool underline-offset-4 hover:underline'

function DoneStep({
  step,
  number,
  renderLink,
}: StepProps & Required<Pick<StepperProgressProps, 'renderLink'>>) {
  const body = <StepBody step={step} number={number} state="done" />
  if (step.href) return renderLink({ href: step.href, className: doneClasses, children: body })
  if (!step.onSelect) return body
  return (
    <button type="button" onClick={step.onSelect} className={doneClasses}>
      {body}
    </button>
  )
}

function StepBody({ step, number, state }: StepProps & { state: 'done' | 'current' | 'ahead' }) {
  return (
    <span
      className={cn(
        'flex min-h-11 min-w-0 items-center gap-2 text-small',
        state === 'current' && 'font-semibold',
        state === 'ahead' && 'text-muted-foreground',
      )}
    >
      <span
        className={cn(
          'flex size-8 shrink-0 items-center justify-center rounded-tool border font-mono tabular-nums',
          state === 'ahead' ? 'border-input' : 'border-primary bg-primary text-primary-foreground',
        )}
      >
        {state === 'done' ? <Check aria-hidden strokeWidth={2} className="size-4" /> : number}
      </span>
      <span className={cn('truncate', state !== 'current' && 'max-sm:sr-only')}>
        {step.name}
        {state === 'done' && <span className="sr-only"> (completed)</span>}
      </span>
    </span>
  )
}
