import { Button } from '@trivet/ui/button'
import { House } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { FormEvent } from 'react'
import type { AppliedStay } from '../../lib/stay-store.ts'
import { paths } from '../../paths.ts'
import { changeDraft } from './booking-draft.ts'
import { StayPlace } from './stay-place.tsx'
import { StepActions } from './step-actions.tsx'

/** Where to, for guests who came from their host's page: nothing has to be typed. */
export function StayStep({ stay }: { stay: AppliedStay }) {
  const navigate = useNavigate()

  function goOn(event: FormEvent) {
    event.preventDefault()
    void navigate(paths.booking({ step: 'payment' }))
  }

  return (
    <form noValidate method="post" onSubmit={goOn}>
      <div className="flex max-w-prose gap-4 rounded-cloth border bg-card p-5">
        <House aria-hidden strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-muted-foreground" />
        <StayPlace stay={stay} />
      </div>
      <Button variant="link" className="mt-4" onClick={() => changeDraft({ refusedStay: stay.slug })}>
        Deliver to another address
      </Button>
      <StepActions back="dates">
        <Button type="submit">Continue to Payment</Button>
      </StepActions>
    </form>
  )
}
