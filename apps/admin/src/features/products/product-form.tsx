import { zodResolver } from '@hookform/resolvers/zod'
import { productDraftInput, type ProductDraft } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { FormErrorSummary } from '@trivet/ui/form-error-summary'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { Panel } from '../../components/panel.tsx'
import { UnsavedChanges } from '../../components/unsaved-changes.tsx'
import { BasicFields } from './basic-fields.tsx'
import { ComponentFields } from './component-fields.tsx'
import { IncludedFields } from './included-fields.tsx'
import { KitFields } from './kit-fields.tsx'
import { errorsOf } from '../../lib/form-errors.ts'
import type { NamedProduct } from '../../components/product-picker.tsx'
import { RelatedFields } from './related-fields.tsx'
import { ListingFields } from './listing-fields.tsx'
import { SpecificationFields } from './specification-fields.tsx'

export type ProductForm = UseFormReturn<ProductDraft>

/** What is typed in one place and shown in another. */
export function useProductForm(draft: ProductDraft): ProductForm {
  return useForm<ProductDraft>({ resolver: zodResolver(productDraftInput), defaultValues: draft })
}

type ProductFormProps = {
  form: ProductForm
  /** The names behind the slugs that the form begins with. */
  names: readonly NamedProduct[]
  isNew: boolean
  isPending: boolean
  onSave: (draft: ProductDraft) => void
  /** Said above the fields, such as that somebody else saved. */
  notice?: ReactNode
  /** Saved and about to be left. */
  isDone?: boolean
}

export function ProductFormFields(props: ProductFormProps) {
  const { form, names: firstNames, isNew, isPending, onSave, notice, isDone = false } = props
  const [pickedNames, setPickedNames] = useState<readonly NamedProduct[]>([])
  const names = new Map([...firstNames, ...pickedNames].map(({ slug, name }) => [slug, name]))
  const learn = (product: NamedProduct) => setPickedNames((known) => [...known, product])
  const { isDirty, errors, isSubmitted } = form.formState
  const said = errorsOf(errors)

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid min-w-0 gap-4 lg:gap-6"
        onSubmit={(event) => void form.handleSubmit(onSave)(event)}
      >
        {notice}
        {isSubmitted && <FormErrorSummary errors={said} />}
        <Panel title="Product">
          <BasicFields isNew={isNew} />
        </Panel>
        <Panel title="In the listing">
          <ListingFields />
        </Panel>
        <Panel title="Custom kits">
          <KitFields />
        </Panel>
        <Panel title="Components">
          <ComponentFields names={names} onPick={learn} />
        </Panel>
        <Panel title="Items included">
          <IncludedFields />
        </Panel>
        <Panel title="Specifications">
          <SpecificationFields />
        </Panel>
        <Panel title="Related products">
          <RelatedFields names={names} onPick={learn} />
        </Panel>
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t bg-background px-1 py-3">
          <Button type="submit" loading={isPending} loadingText="Saving…">
            {isNew ? 'Create product' : 'Save changes'}
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
