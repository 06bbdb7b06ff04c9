import { zodResolver } from '@hookform/resolvers/zod'
import { promotionCodeDraftInput, type PromotionCodeDraft } from '@trivet/core/contract/promotion-codes'
import { Button } from '@trivet/ui/button'
import { FormErrorSummary } from '@trivet/ui/form-error-summary'
import type { ReactNode } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { Panel } from '../../components/panel.tsx'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { errorsOf } from '../../lib/form-errors.ts'
import { LimitFields } from './limit-fields.tsx'
import { ProductFields, type KnownProduct } from './product-fields.tsx'
import { WorthFields } from './worth-fields.tsx'

export type PromotionForm = UseFormReturn<PromotionCodeDraft>

export function usePromotionForm(draft: PromotionCodeDraft): PromotionForm {
  return useForm<PromotionCodeDraft>({
    resolver: zodResolver(promotionCodeDraftInput),
    defaultValues: draft,
  })
}

type PromotionFormProps = {
  form: PromotionForm
  /** What is known of the products that the form begins with. */
  products: readonly KnownProduct[]
  isNew: boolean
  /** What guests were promised stays. */
  wasUsed?: boolean
  isPending: boolean
  onSave: (draft: PromotionCodeDraft) => void
  /** Said above the fields, such as that somebody else saved. */
  notice?: ReactNode
  /** Saved and about to be left. */
  isDone?: boolean
}

export function PromotionFormFields(props: PromotionFormProps) {
  const { form, products, isNew, wasUsed = false, isPending, onSave, notice, isDone = false } = props
  const { isDirty, errors, isSubmitted } = form.formState
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid min-w-0 gap-4 lg:gap-6"
        onSubmit={(event) => void form.handleSubmit(onSave)(event)}
      >
        {notice}
        {isSubmitted && <FormErrorSummary errors={errorsOf(errors)} />}
        <Panel title="What it takes off">
          {wasUsed && (
            <p className="mb-4 text-muted-foreground">
              Orders were placed with it, so this stays as guests were promised it.
            </p>
          )}
          <div className="grid gap-5">
            <WorthFields isFixed={wasUsed} />
            <ProductFields products={products} isFixed={wasUsed} />
          </div>
        </Panel>
        <Panel title="When and how often">
          <LimitFields isFixed={wasUsed} />
        </Panel>
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t bg-background px-1 py-3">
          <Button type="submit" loading={isPending} loadingText="Saving…">
            {isNew ? 'Create code' : 'Save changes'}
          </Button>
          <p role="status" className="text-muted-foreground">
            {isDirty ? 'Not saved yet' : ''}
          </p>
        </div>
      </form>
      <UnsavedChanges isUnsaved={isDirty && !isDone} />
    </FormProvider>
  )
}
