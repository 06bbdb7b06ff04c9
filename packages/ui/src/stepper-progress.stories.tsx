import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepperProgress } from './stepper-progress.tsx'

export default { title: 'Tools/Progress', component: StepperProgress } satisfies Meta

const steps = ['Select Kit', 'Dates', 'Address', 'Payment'].map((name) => ({ name, href: `#${name}` }))

export const First: StoryObj = { render: () => <StepperProgress steps={steps} current={1} /> }

export const Third: StoryObj = { render: () => <StepperProgress steps={steps} current={3} /> }
