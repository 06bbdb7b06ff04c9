import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { CheckboxField } from './checkbox-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioGroupField } from './radio-group-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const kinds = { TextField, PasswordField, TextAreaField, SelectField, CheckboxField }

test.each(Object.entries(kinds))(
  '%s is named by its label and described by hint and error',
  (_name, Field) => {
    render(<Field label="ZIP code" hint="Five digits" error="Please enter a valid ZIP code" required />)
    const control = screen.getByLabelText('ZIP code')
    expect(control).toBeInvalid()
    expect(control).toBeRequired()
    expect(control).toHaveAccessibleDescription('Please enter a valid ZIP code Five digits')
  },
)

test.each(Object.entries(kinds))('%s is neither invalid nor described without an error', (_name, Field) => {
  render(<Field label="ZIP code" />)
  expect(screen.getByLabelText('ZIP code')).toBeValid()
  expect(screen.getByLabelText('ZIP code')).not.toHaveAttribute('aria-describedby')
})

test('an error is said at once only where nothing else says it', () => {
  render(
    <>
      <TextField label="ZIP" error="Five digits, please" />
      <TextField label="Code" error="We do not know that code" alert />
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('We do not know that code')
})

test('a text field hands its ref and its events on, as a form library needs', async () => {
  const ref = createRef<HTMLInputElement>()
  const typed: string[] = []
  render(<TextField ref={ref} name="zip" label="ZIP" onChange={(event) => typed.push(event.target.value)} />)
  await userEvent.type(screen.getByLabelText('ZIP'), '78')
  expect(ref.current).toHaveValue('78')
  expect(typed).toEqual(['7', '78'])
})

test('the password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" defaultValue="chopping" autoComplete="current-password" />)
  const input = screen.getByLabelText('Password')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveAttribute('autocomplete', 'current-password')
})

const ways = [
  { value: 'card', label: 'Credit Card' },
  { value: 'paypal', label: 'PayPal', hint: 'You go to PayPal and come back' },
]

test('a radio group is named by its legend and tells which value was chosen', async () => {
  const chosen: string[] = []
  render(
    <RadioGroupField
      name="way"
      label="Payment method"
      options={ways}
      defaultValue="card"
      error="Choose one"
      onChange={(event) => chosen.push(event.target.value)}
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Payment method' })
  expect(group).toHaveAccessibleDescription('Choose one')
  expect(screen.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }))
  expect(chosen).toEqual(['paypal'])
})
