import * as reviewsCopy from '@trivet/core/copy/reviews'
import type { StaffReview } from '@trivet/core/contract/reviews'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { toast } from '@trivet/ui/toaster'
import { useState } from 'react'
import { FormDialog } from '../../components/form-dialog.tsx'
import { trpc } from '../../lib/trpc.ts'

/** Hides a review that is shown, for a reason; shows one that is hidden. */
export function ModerateDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { _id: id, name, product, hidden } = review
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const utils = trpc.useUtils()
  const outcome = (text: string) => ({
    onSuccess() {
      toast.success(text)
      onClose()
    },
    onSettled: () => utils.reviews.invalidate(),
  })
  const hide = trpc.reviews.hide.useMutation(outcome('Review hidden'))
  const show = trpc.reviews.show.useMutation(outcome('Review shown again'))
  const { isPending, error } = hidden ? show : hide
  return (
    <FormDialog
      title={hidden ? 'Show review again' : 'Hide review'}
      description={`${name} about ${product.name}`}
      submitLabel={hidden ? 'Show again' : 'Hide'}
      destructive={!hidden}
      isPending={isPending}
      error={error}
      failure="The review could not be changed. Please try again."
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (hidden) return show.mutate({ id, reason })
        if (reason.trim() === '') return setProblem(reviewsCopy.hideReasonRequired)
        hide.mutate({ id, reason })
      }}
    >
      <p>
        {hidden
          ? 'It stands on the product page again and counts in the rating.'
          : 'It leaves the product page, the rating and the count. Its author is not told.'}
      </p>
      <TextAreaField
        label="Reason"
        required={!hidden}
        rows={3}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={(event) => {
          setReason(event.target.value)
          setProblem(undefined)
        }}
      />
    </FormDialog>
  )
}
