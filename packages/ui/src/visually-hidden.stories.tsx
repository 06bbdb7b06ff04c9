import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

export default { title: 'Tools/Visually hidden', component: VisuallyHidden } satisfies Meta

export const Spoken: StoryObj = {
  render: () => (
    <p>
      4.6 <VisuallyHidden>out of 5 stars</VisuallyHidden>
    </p>
  ),
}
