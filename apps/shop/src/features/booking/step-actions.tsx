import { Button } from '@trivet/ui/button'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { BookingStep } from './booking-steps.ts'

/** The end of a step: on to the next one, or back with everything kept. */
export function StepActions({ back, children }: { back?: BookingStep; children: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap-reverse items-center justify-between gap-4 border-t pt-6">
      {back ? (
        <Button variant="ghost" className="-ml-4" render={<Link to={paths.booking({ step: back })} />}>
          <ArrowLeft aria-hidden strokeWidth={1.75} />
          Back
        </Button>
      ) : (
        <span />
      )}
      {children}
    </div>
  )
}
