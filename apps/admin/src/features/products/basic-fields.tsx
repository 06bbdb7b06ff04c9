import { slugOf } from '@trivet/core/catalog'
import type { ProductDraft } from '@trivet/core/contract/catalog'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldId } from '../../lib/form-errors.ts'

export function BasicFields({ isNew }: { isNew: boolean }) {
  const { register, setValue, getValues, formState } = useFormContext<ProductDraft>()
  const [proposed, setProposed] = useState('')
  const { errors } = formState

  // until somebody writes an address, the name makes it
  function proposeSlug() {
    if (!isNew || getValues('slug') !== proposed) return
    const slug = slugOf(getValues('name'))
    setProposed(slug)
    setValue('slug', slug, { shouldDirty: true })
  }

  return (
    <div className="grid gap-5">
      <TextField
        {...register('name', { onBlur: proposeSlug })}
        id={fieldId('name')}
        label="Name"
        required
        autoComplete="off"
        error={errors.name?.message}
      />
      <TextField
        {...register('slug')}
        id={fieldId('slug')}
        label="Address"
        required
        autoComplete="off"
        className="font-mono"
        hint={
          isNew
            ? 'Made from the name; stands in the address of its page.'
            : 'A former address leads to the new one.'
        }
        error={errors.slug?.message}
      />
      <TextAreaField
        {...register('description')}
        id={fieldId('description')}
        label="Description"
        required
        rows={6}
        error={errors.description?.message}
      />
      <PerfectFor />
    </div>
  )
}

function PerfectFor() {
  const { watch, setValue, formState } = useFormContext<ProductDraft>()
  const lines = watch('perfectFor')
  const write = (texts: string[]) => setValue('perfectFor', texts, { shouldDirty: true })
  const error = formState.errors.perfectFor
  return (
    <TextAreaField
      id={fieldId('perfectFor')}
      label="Perfect for"
      hint="One on each line."
      rows={3}
      value={lines.join('\n')}
      onChange={(event) => write(event.target.value.split('\n'))}
      onBlur={() => write(lines.map((line) => line.trim()).filter((line) => line !== ''))}
      error={error?.message ?? error?.find?.((one) => one?.message)?.message}
    />
  )
}
