import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export default { title: 'Cloth/Empty state', component: EmptyState } satisfies Meta

export const WithOneAction: StoryObj = {
  render: () => (
    <EmptyState
      title="Your cart is empty"
      description="Pick a kit, or lay out one of your own."
      action={<Button render={<a href="#catalog" />}>Browse the kits</Button>}
    />
  ),
}

export const Plain: StoryObj = { render: () => <EmptyState title="No orders yet" /> }
