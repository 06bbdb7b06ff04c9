import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormErrorSummary } from './form-error-summary.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'Fields/Error summary', component: FormErrorSummary } satisfies Meta

export const TwoErrors: StoryObj = {
  render: () => (
    <form className="grid gap-4">
      <FormErrorSummary
        errors={[
          { fieldId: 'summary-name', message: 'Please fill in your name' },
          { fieldId: 'summary-email', message: 'Please enter a valid email address' },
        ]}
      />
      <TextField id="summary-name" label="Name" error="Please fill in your name" />
      <TextField id="summary-email" label="Email" error="Please enter a valid email address" />
    </form>
  ),
}
