import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

export default { title: 'Tools/Spinner', component: Spinner } satisfies Meta

export const Turning: StoryObj = { render: () => <Spinner /> }
