import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { FormErrorSummary } from './form-error-summary.tsx'
import { TextField } from './text-field.tsx'

test('each error is a link that moves focus to its field', async () => {
  render(
    <>
      <FormErrorSummary errors={[{ fieldId: 'city', message: 'Please enter your city' }]} />
      <TextField id="city" label="City" />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Please enter your city' }))
  expect(screen.getByLabelText('City')).toHaveFocus()
})

test('it can take focus itself and is announced', () => {
  const ref = createRef<HTMLDivElement>()
  render(<FormErrorSummary ref={ref} errors={[{ fieldId: 'city', message: 'Please enter your city' }]} />)
  ref.current?.focus()
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('without errors there is nothing', () => {
  render(<FormErrorSummary errors={[]} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
