import { zodResolver } from '@hookform/resolvers/zod'
import { kitTemplateDraftInput, type KitTemplateDraft } from '@trivet/core/contract/kits'
import { Button } from '@trivet/ui/button'
import { FormErrorSummary } from '@trivet/ui/form-error-summary'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { Panel } from '../../components/panel.tsx'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { errorsOf, fieldId } from '../../lib/form-errors.ts'
import { asNumber } from '../../lib/number-rules.ts'
import type { ItemProduct } from './item-product.ts'
import { TemplateItemFields } from './template-item-fields.tsx'
import { TemplatePrice } from './template-price.tsx'

export type TemplateForm = UseFormReturn<KitTemplateDraft>

export function useTemplateForm(draft: KitTemplateDraft): TemplateForm {
  return useForm<KitTemplateDraft>({ resolver: zodResolver(kitTemplateDraftInput), defaultValues: draft })
}

type TemplateFormProps = {
  form: TemplateForm
  /** What is known of the items that the form begins with. */
  products: readonly ItemProduct[]
  isNew: boolean
  isPending: boolean
  onSave: (draft: KitTemplateDraft) => void
  /** Said above the fields, such as that somebody else saved. */
  notice?: ReactNode
  /** Saved and about to be left. */
  isDone?: boolean
}

export function TemplateFormFields(props: TemplateFormProps) {
  const { form, products: firstProducts, isNew, isPending, onSave, notice, isDone = false } = props
  const [picked, setPicked] = useState<readonly ItemProduct[]>([])
  const products = new Map([...picked, ...firstProducts].map((product) => [product.slug, product]))
  const { register, formState } = form
  const { isDirty, errors, isSubmitted } = formState

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid min-w-0 gap-4 lg:gap-6"
        onSubmit={(event) => void form.handleSubmit(onSave)(event)}
      >
        {notice}
        {isSubmitted && <FormErrorSummary errors={errorsOf(errors)} />}
        <Panel title="Template">
          <div className="grid gap-5">
            <TextField
              {...register('name')}
              id={fieldId('name')}
              label="Name"
              required
              autoComplete="off"
              hint="Guests read it, and their kit begins with it."
              error={errors.name?.message}
            />
            <TextAreaField
              {...register('description')}
              id={fieldId('description')}
              label="Description"
              required
              hint="Whom it is for and what one can cook with it, in a sentence."
              error={errors.description?.message}
            />
            <TextField
              {...register('position', asNumber)}
              id={fieldId('position')}
              label="Place"
              required
              inputMode="numeric"
              fieldClassName="sm:max-w-40"
              hint="1 comes first."
              error={errors.position?.message}
            />
          </div>
        </Panel>
        <Panel title="Items">
          <TemplateItemFields products={products} onPick={(one) => setPicked((known) => [...known, one])} />
          <TemplatePrice products={products} />
        </Panel>
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t bg-background px-1 py-3">
          <Button type="submit" loading={isPending} loadingText="Saving…">
            {isNew ? 'Create template' : 'Save changes'}
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
