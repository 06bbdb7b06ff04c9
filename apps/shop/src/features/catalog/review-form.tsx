import { zodResolver } from '@hookform/resolvers/zod'
import { messages, reviewInput } from '@trivet/core'
import type { Product } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { FieldError } from '@trivet/ui/field'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { useForm } from 'react-hook-form'
import { notify } from '../../lib/notify.ts'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { reviewDraft } from './review-draft.ts'

const ratings = [
  { value: '5', label: '5 – Excellent' },
  { value: '4', label: '4 – Very good' },
  { value: '3', label: '3 – Good' },
  { value: '2', label: '2 – Fair' },
  { value: '1', label: '1 – Poor' },
]

export function ReviewForm({ product }: { product: Product }) {
  const utils = trpc.useUtils()
  const draft = reviewDraft(product._id)
  const form = useForm({ resolver: zodResolver(reviewInput), defaultValues: draft.get() })
  const review = trpc.products.review.useMutation({
    async onSuccess({ message }) {
      notify.success(message)
      draft.set(draft.empty)
      form.reset(draft.empty)
      await utils.products.invalidate()
    },
    onError() {
      draft.set(reviewInput.parse(form.getValues()))
    },
  })
  return (
    <form
      noValidate
      aria-labelledby="write-review"
      onSubmit={form.handleSubmit((values) => review.mutate({ id: product._id, ...values }))}
      className="mt-8 flex max-w-prose flex-col gap-4"
    >
      <h3 id="write-review" className="type-h3">
        Write a review
      </h3>
      <SelectField
        label="Rating"
        options={ratings}
        error={form.formState.errors.rating?.message}
        {...form.register('rating', { valueAsNumber: true })}
      />
      <TextAreaField
        label="Comment"
        required
        maxLength={2000}
        error={form.formState.errors.comment?.message}
        {...form.register('comment')}
      />
      {review.error && (
        <div role="alert">
          <FieldError>{messageOf(review.error, messages.reviewFailed)}</FieldError>
        </div>
      )}
      <Button type="submit" className="self-start" loading={review.isPending}>
        Submit Review
      </Button>
    </form>
  )
}
