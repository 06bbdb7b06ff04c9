import { zodResolver } from '@hookform/resolvers/zod'
import { deliveryDetailsFields } from '@trivet/core/contract/delivery'
import { Button } from '@trivet/ui/button'
import { House } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod'
import { DriverFields } from '../../components/delivery/driver-fields.tsx'
import { driverLabels } from '../../components/delivery/driver-labels.ts'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import type { User } from '../../lib/session.tsx'
import type { AppliedStay } from '../../lib/stay-store.ts'
import { paths } from '../../paths.ts'
import { changeDraft } from './booking-draft.ts'
import type { BookingDraft } from './booking-draft-input.ts'
import { driverAnswers, keepDriverAnswers } from './driver-answers.ts'
import { StayPlace } from './stay-place.tsx'
import { StepActions } from './step-actions.tsx'

const stayStepInput = z.object(deliveryDetailsFields)

/** Where to, for guests who came from their host's page: nothing has to be typed. */
export function StayStep({ stay, draft, user }: { stay: AppliedStay; draft: BookingDraft; user: User }) {
  const navigate = useNavigate()
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(stayStepInput),
    defaultValues: { ...driverAnswers(draft, user), access: '' },
  })
  const fields = formFields(form, driverLabels)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDriverAnswers(user, values),
      }),
    [form, user],
  )

  return (
    <Form
      form={form}
      fields={fields}
      onSubmit={() => void navigate(paths.booking({ step: 'payment' }))}
      error={null}
    >
      <div className="flex max-w-prose gap-4 rounded-cloth border bg-card p-5">
        <House aria-hidden strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-muted-foreground" />
        <StayPlace stay={stay} />
      </div>
      <Button variant="link" className="my-4" onClick={() => changeDraft({ refusedStay: stay.slug })}>
        Deliver to another address
      </Button>
      <DriverFields of={(part) => fields.of(part)} accessFrom="Your host has told us how to get in." />
      <StepActions back="dates">
        <Button type="submit">Continue to Payment</Button>
      </StepActions>
    </Form>
  )
}
