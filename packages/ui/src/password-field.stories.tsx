import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './password-field.tsx'

export default { title: 'Fields/Password', component: PasswordField } satisfies Meta

export const Empty: StoryObj = {
  render: () => <PasswordField label="Password" autoComplete="new-password" hint="6 characters or more" />,
}

export const Invalid: StoryObj = {
  render: () => (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      defaultValue="pan"
      error="Password must be at least 6 characters"
    />
  ),
}
