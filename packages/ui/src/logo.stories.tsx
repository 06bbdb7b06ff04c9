import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo, LogoMark } from './logo.tsx'

export default { title: 'Cloth, tools, docket/Logo', component: Logo } satisfies Meta

export const WordMark: StoryObj = { render: () => <Logo name="Trivet" /> }

export const Mark: StoryObj = { render: () => <LogoMark className="size-24 text-primary" /> }
