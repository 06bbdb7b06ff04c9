import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './select-field.tsx'

export default { title: 'Fields/Select', component: SelectField } satisfies Meta

const countries = [
  { value: 'USA', label: 'United States' },
  { value: 'CAN', label: 'Canada' },
  { value: 'MEX', label: 'Mexico', disabled: true },
]

export const Filled: StoryObj = { render: () => <SelectField label="Country" options={countries} /> }

export const Invalid: StoryObj = {
  render: () => <SelectField label="Country" options={countries} error="Invalid country" />,
}

export const Disabled: StoryObj = {
  render: () => <SelectField label="Country" options={countries} disabled />,
}
