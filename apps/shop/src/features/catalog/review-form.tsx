import * as reviewsCopy from '@trivet/core/copy/reviews'
import { zodResolver } from '@hookform/resolvers/zod'
import { reviewInput } from '@trivet/core/contract/catalog'
import type { Product } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { useForm } from 'react-hook-form'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
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

export function ReviewForm({ product, onWritten }: { product: Product; onWritten: () => void }) {
  const utils = trpc.useUtils()
  const draft = reviewDraft(product._id)
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: zodResolver(reviewInput),
    defaultValues: draft.get(),
  })
  const fields = formFields(form, { rating: 'Rating', comment: 'Comment' })
  const review = trpc.products.review.useMutation({
    async onSuccess({ message }) {
      notify.success(message)
      draft.set(draft.empty)
      form.reset(draft.empty)
      onWritten()
      await utils.products.invalidate()
    },
    onError() {
      draft.set(reviewInput.parse(form.getValues()))
    },
  })
  return (
    <section aria-labelledby="write-review" className="mt-8 max-w-prose">
      <h3 id="write-review" className="type-h3">
        Write a review
      </h3>
      <Form
        form={form}
        fields={fields}
        onSubmit={(values) => review.mutate({ id: product._id, ...values })}
        error={review.error && messageOf(review.error, reviewsCopy.reviewFailed)}
        className="mt-4 flex flex-col gap-4"
      >
        <SelectField {...fields.of('rating', { valueAsNumber: true })} options={ratings} />
        <TextAreaField {...fields.of('comment')} required maxLength={2000} />
        <Button type="submit" className="self-start" loading={review.isPending}>
          Submit Review
        </Button>
      </Form>
    </section>
  )
}
