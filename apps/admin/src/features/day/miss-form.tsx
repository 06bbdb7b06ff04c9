import type { StopReport } from '@trivet/core/contract/dispatch'
import { missReasonNames } from '@trivet/core/copy/dispatch'
import { missReasons } from '@trivet/core/dispatch'
import { Button } from '@trivet/ui/button'
import { RadioGroupField } from '@trivet/ui/radio-group-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { useState } from 'react'

const options = missReasons.map((value) => ({ value, label: missReasonNames[value] }))

/** Nobody there: why the van came for nothing. */
export function MissForm({ onReport }: { onReport: (report: StopReport) => Promise<void> }) {
  const [reason, setReason] = useState<(typeof missReasons)[number]>('no-answer')
  const [note, setNote] = useState('')
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void onReport({ outcome: 'nobody-there', reason, note })
      }}
    >
      <RadioGroupField
        label="Why"
        name="reason"
        options={options}
        value={reason}
        onChange={({ target }) => setReason(missReasons.find((one) => one === target.value) ?? 'no-answer')}
      />
      <TextAreaField
        label="Note (internal)"
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="lg">
        Report it
      </Button>
    </form>
  )
}
