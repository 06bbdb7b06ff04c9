import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldError, FieldHint } from './field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'Fields/Hint and error' } satisfies Meta

export const Both: StoryObj = {
  render: () => (
    <div className="grid gap-2">
      <FieldHint id="a-hint">We deliver between 10 am and 2 pm.</FieldHint>
      <FieldError id="an-error">Please fill in all address fields</FieldError>
    </div>
  ),
}

/** Whichever of them has a hint or an error, the controls of a row stand on one line. */
export const SideBySide: StoryObj = {
  render: () => (
    <div className="fields-level grid gap-5 sm:grid-cols-2">
      <TextField
        label="Postal code"
        hint="Fills in the city and state"
        error="Please fill in all address fields"
      />
      <TextField label="City" />
      <TextField label="State" />
      <SelectField label="Country" options={[{ value: 'USA', label: 'United States' }]} />
    </div>
  ),
}
