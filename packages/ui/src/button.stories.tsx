import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingBag } from 'lucide-react'
import { Button } from './button.tsx'

export default { title: 'Tools/Button', component: Button } satisfies Meta

const variants = ['primary', 'secondary', 'ghost', 'link', 'destructive'] as const

export const Variants: StoryObj = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
}

export const WithIcon: StoryObj = {
  render: () => (
    <Button>
      <ShoppingBag aria-hidden />
      Add to Cart
    </Button>
  ),
}

export const Busy: StoryObj = {
  render: () => (
    <Button loading loadingText="Processing...">
      Place Order
    </Button>
  ),
}

export const Disabled: StoryObj = { render: () => <Button disabled>Select Dates to Continue</Button> }

export const AsLink: StoryObj = {
  render: () => <Button render={<a href="#catalog" />}>Browse the kits</Button>,
}
