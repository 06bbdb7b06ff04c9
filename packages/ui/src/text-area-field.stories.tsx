import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextAreaField } from './text-area-field.tsx'

export default { title: 'Fields/Text area', component: TextAreaField } satisfies Meta

export const Empty: StoryObj = { render: () => <TextAreaField label="Message" required /> }

export const Filled: StoryObj = {
  render: () => <TextAreaField label="Comment" defaultValue="Sharp knives, and nothing to wash." />,
}

export const Invalid: StoryObj = {
  render: () => <TextAreaField label="Comment" error="Please enter a comment" />,
}

export const Disabled: StoryObj = { render: () => <TextAreaField label="Comment" disabled /> }
