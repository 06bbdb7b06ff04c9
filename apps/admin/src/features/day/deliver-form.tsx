import type { StopReport } from '@trivet/core/contract/dispatch'
import { stopReportMessage } from '@trivet/core/copy/dispatch'
import { dateInZone } from '@trivet/core/dates'
import { decideStopReport } from '@trivet/core/dispatch'
import type { DriverStop } from '@trivet/core/contract/dispatch'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { useState } from 'react'
import { now } from '../../lib/clock.ts'
import { PhotoField } from './photo-field.tsx'

type DeliverFormProps = {
  stop: DriverStop
  onReport: (report: StopReport, photo: Blob | null) => Promise<void>
}

/** Delivered: who took it, and how it looked. */
export function DeliverForm({ stop, onReport }: DeliverFormProps) {
  const [signedBy, setSignedBy] = useState('')
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)

  function report() {
    const name = signedBy.trim()
    const decision = decideStopReport({
      kind: 'delivery',
      day: stop.day,
      reportedOn: dateInZone(now(), stop.timeZone),
      status: stop.status,
      outcome: 'delivered',
      signedBy: name,
      hasPhoto: photo !== null,
    })
    if (!decision.ok) return setProblem(stopReportMessage(decision))
    void onReport({ outcome: 'delivered', signedBy: name, photo: null, note: '' }, photo)
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        report()
      }}
    >
      <TextField
        label="Who took it"
        hint="Leave it empty for what you left at the door."
        autoComplete="off"
        maxLength={100}
        value={signedBy}
        error={problem}
        onChange={({ target }) => setSignedBy(target.value)}
      />
      <PhotoField photo={photo} onChange={setPhoto} />
      <Button type="submit" size="lg">
        Delivered
      </Button>
    </form>
  )
}
