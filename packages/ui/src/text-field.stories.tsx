import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { TextField } from './text-field.tsx'

export default { title: 'Fields/Text field', component: TextField } satisfies Meta

export const Empty: StoryObj = { render: () => <TextField label="Name" autoComplete="name" /> }

export const Required: StoryObj = { render: () => <TextField label="Email" type="email" required /> }

export const WithHint: StoryObj = {
  render: () => <TextField label="ZIP" hint="We deliver to eight areas." defaultValue="90012" />,
}

export const Invalid: StoryObj = {
  render: () => <TextField label="Email" defaultValue="guest@" error="Please enter a valid email address" />,
}

export const Disabled: StoryObj = { render: () => <TextField label="City" defaultValue="Austin" disabled /> }

export const SearchBox: StoryObj = {
  render: () => <TextField label="Search" hideLabel placeholder="Search" icon={<Search aria-hidden />} />,
}
