import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Docket, DocketRow, DocketTotal } from './docket.tsx'
import { Logo } from './logo.tsx'

export default { title: 'Cloth, tools, docket' } satisfies Meta

const weaves = ['bare', 'essential', 'chef', 'specialty', 'bbq', 'custom'] as const
const colours = ['background', 'card', 'muted', 'primary', 'accent', 'secondary', 'success', 'destructive']

export const Weaves: StoryObj = {
  render: () => (
    <ul className="grid gap-6 sm:grid-cols-2">
      {weaves.map((name) => (
        <li key={name} className={`weave weave-${name} h-36 rounded-cloth border`}>
          <span className="m-3 ml-28 inline-block bg-card px-2 capitalize">{name}</span>
        </li>
      ))}
    </ul>
  ),
}

export const Colours: StoryObj = {
  render: () => (
    <ul className="grid grid-cols-4 gap-4">
      {colours.map((name) => (
        <li key={name} className="text-caption">
          <span className={`block h-16 rounded-cloth border ${swatches[name]}`} />
          {name}
        </li>
      ))}
    </ul>
  ),
}

// whole names, so that the style sheet holds them
const swatches: Record<string, string> = {
  background: 'bg-background',
  card: 'bg-card',
  muted: 'bg-muted',
  primary: 'bg-primary',
  accent: 'bg-accent',
  secondary: 'bg-secondary',
  success: 'bg-success',
  destructive: 'bg-destructive',
}

export const Type: StoryObj = {
  render: () => (
    <div className="grid gap-3">
      <p className="type-display">Your pans leave Chicago on Tuesday</p>
      <p className="type-h1">Build your own kit</p>
      <p className="type-h2">What is in the crate</p>
      <p className="type-h3">Dutch oven</p>
      <p className="text-lead">Delivered before you arrive.</p>
      <p>Body text, at most 66 characters wide.</p>
      <p className="text-small">Small</p>
      <p className="font-mono text-caption tabular-nums">12/24/2026 $142.18</p>
    </div>
  ),
}

export const Together: StoryObj = {
  render: () => (
    <div className="weave weave-chef grid gap-6 rounded-cloth border p-6 pl-28 sm:grid-cols-2">
      <div className="flex flex-col items-start gap-4">
        <Logo name="Trivet" />
        <Badge tone="success">Paid</Badge>
        <Button>Proceed to Checkout</Button>
      </div>
      <Docket title="Your order" meta="7 days">
        <DocketRow label="Subtotal" value="$89.00" />
        <DocketRow label="5 pieces: 5% off" value="−$4.45" highlight />
        <DocketTotal label="Total" value="$106.53" />
      </Docket>
    </div>
  ),
}
