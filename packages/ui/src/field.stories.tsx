import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldError, FieldHint } from './field.tsx'

export default { title: 'Fields/Hint and error' } satisfies Meta

export const Both: StoryObj = {
  render: () => (
    <div className="grid gap-2">
      <FieldHint id="a-hint">We deliver between 10 am and 2 pm.</FieldHint>
      <FieldError id="an-error">Please fill in all address fields</FieldError>
    </div>
  ),
}
