import { StepperProgress } from '@trivet/ui/stepper-progress'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { bookingSteps } from './booking-steps.ts'
import type { BookingStep } from './booking-steps.ts'

const steps = bookingSteps.map(({ id, name }) => ({ name, href: paths.booking({ step: id }) }))

const titles = {
  select: 'What should we pack?',
  dates: 'When are you there?',
  address: 'Where do we deliver?',
  payment: 'Review and pay',
} as const

type BookingFrameProps = {
  step: BookingStep
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
  /** Beside the step. */
  summary?: ReactNode
}

/** Which step it is, and its question. */
export function BookingFrame({ step, heading, children, summary }: BookingFrameProps) {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-x-12 pt-8 lg:grid-cols-12 lg:pb-section">
      <div className="pb-10 lg:col-span-8">
        <h1 className="sr-only">Booking</h1>
        <StepperProgress
          label="Booking steps"
          steps={steps}
          current={bookingSteps.findIndex(({ id }) => id === step) + 1}
          renderLink={({ href, ...link }) => <Link to={href} {...link} />}
        />
        <h2 ref={heading} tabIndex={-1} className="mt-8 mb-6 type-h1 outline-none">
          {titles[step]}
        </h2>
        {children}
      </div>
      <div className="contents lg:sticky lg:top-28 lg:col-span-4 lg:block">{summary}</div>
    </div>
  )
}
