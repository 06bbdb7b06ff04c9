import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx'

export default { title: 'Tools/Quantity stepper', component: QuantityStepper } satisfies Meta

function Counting({ value, ...props }: Partial<QuantityStepperProps>) {
  const [count, setCount] = useState(value ?? 2)
  return <QuantityStepper itemName="Dutch oven" value={count} onChange={setCount} {...props} />
}

export const Between: StoryObj = { render: () => <Counting /> }

export const AtOne: StoryObj = { render: () => <Counting value={1} /> }

export const AtStock: StoryObj = { render: () => <Counting value={3} max={3} /> }

export const Small: StoryObj = { render: () => <Counting size="sm" /> }

export const Disabled: StoryObj = { render: () => <Counting disabled /> }
