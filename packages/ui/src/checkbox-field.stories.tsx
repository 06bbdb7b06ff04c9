import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxField } from './checkbox-field.tsx'

export default { title: 'Fields/Checkbox', component: CheckboxField } satisfies Meta

export const Off: StoryObj = { render: () => <CheckboxField label="Damage protection" /> }

export const On: StoryObj = {
  render: () => <CheckboxField label="Damage protection" hint="10% of the rental" defaultChecked />,
}

export const Invalid: StoryObj = {
  render: () => <CheckboxField label="The address is right" error="Please confirm the address" />,
}

export const Disabled: StoryObj = { render: () => <CheckboxField label="Damage protection" disabled /> }
