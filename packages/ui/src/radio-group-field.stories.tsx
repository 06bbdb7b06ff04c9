import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroupField } from './radio-group-field.tsx'

export default { title: 'Fields/Radio group', component: RadioGroupField } satisfies Meta

const ways = [
  { value: 'stripe', label: 'Credit card', hint: 'Visa, Mastercard, Amex' },
  { value: 'paypal', label: 'PayPal' },
]

export const Plain: StoryObj = {
  render: () => <RadioGroupField label="Payment method" name="plain" options={ways} defaultValue="stripe" />,
}

export const Cards: StoryObj = {
  render: () => (
    <RadioGroupField
      label="Payment method"
      name="cards"
      options={ways}
      defaultValue="paypal"
      variant="card"
    />
  ),
}

export const Invalid: StoryObj = {
  render: () => (
    <RadioGroupField label="Payment method" name="invalid" options={ways} error="Invalid payment method" />
  ),
}
