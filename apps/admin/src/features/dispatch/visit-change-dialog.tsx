import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { visitNames } from '@trivet/core/copy/dispatch'
import { formatDay, isCalendarDate, type CalendarDate } from '@trivet/core/dates'
import { visitWindows, windowLabel, type VisitWindow } from '@trivet/core/dispatch'
import { keepPreviousData } from '@tanstack/react-query'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { useState } from 'react'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'
import { VisitChangeNotes } from './visit-change-notes.tsx'
import type { VisitChange } from './visit-change.ts'

type VisitChangeDialogProps = {
  change: VisitChange
  onChange: (change: VisitChange, note: string) => void
  onClose: () => void
}

/** Where a visit goes, and everything that stands in its way, before it is saved. */
export function VisitChangeDialog({ change, onChange, onClose }: VisitChangeDialogProps) {
  const { visit } = change
  const [day, setDay] = useState<CalendarDate | null>(change.day)
  const [window, setWindow] = useState(change.window)
  const [note, setNote] = useState('')
  const isElsewhere = day !== null && (day !== visit.day || window !== visit.window)
  const preview = trpc.dispatch.previewVisitChange.useQuery(
    { id: visit.orderId, kind: visit.kind, day: day ?? visit.day, window },
    // the stock of this moment, every time somebody looks
    { enabled: isElsewhere, placeholderData: keepPreviousData, gcTime: 0, staleTime: 0 },
  )
  const isRefused = isElsewhere && preview.data?.ok === false && !preview.isPlaceholderData

  return (
    <FormDialog
      title={`Change ${visit.kind}`}
      description={`${visitNames[visit.kind]} of ${visit.guest}, now ${formatDay(visit.day)}, ${windowLabel(visit.kind, visit.window)}. The guest gets a mail; the price stays.`}
      submitLabel="Change"
      isBlocked={!isElsewhere || isRefused}
      isPending={false}
      error={change.error}
      failure={dispatchCopy.visitChangeFailed}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (day && isElsewhere && !isRefused) onChange({ visit, day, window }, note)
      }}
    >
      <TextField
        type="date"
        label="New day"
        value={day ?? ''}
        onChange={({ target }) => setDay(isCalendarDate(target.value) ? target.value : null)}
        error={day === null ? 'Please choose a day' : undefined}
      />
      <SelectField
        label="Window"
        value={window}
        onChange={({ target }) => setWindow(visitWindows.find((one) => one === target.value) ?? 'all-day')}
        options={visitWindows.map((one: VisitWindow) => ({
          value: one,
          label:
            one === 'all-day'
              ? `${windowLabel(visit.kind, one)} (as promised)`
              : windowLabel(visit.kind, one),
        }))}
      />
      <TextAreaField
        label="Note for the timeline (optional)"
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <VisitChangeNotes isElsewhere={isElsewhere} preview={preview} />
    </FormDialog>
  )
}
