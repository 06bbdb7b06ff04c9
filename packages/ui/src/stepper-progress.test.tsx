import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StepperProgress } from './stepper-progress.tsx'

const back = vi.fn()
const steps = [
  { name: 'Dates', href: '/booking/dates' },
  { name: 'Address', onSelect: back },
  { name: 'Payment', href: '/booking/payment' },
  { name: 'Review', href: '/booking/review' },
]

test('completed steps lead back, the current one says so, later ones wait', async () => {
  render(<StepperProgress steps={steps} current={3} />)
  expect(screen.getByRole('link', { name: 'Dates (completed)' })).toHaveAttribute('href', '/booking/dates')
  await userEvent.click(screen.getByRole('button', { name: 'Address (completed)' }))
  expect(back).toHaveBeenCalledOnce()
  const [current, ...others] = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(current).toHaveTextContent('3Payment')
  expect(others).toEqual([])
  expect(screen.queryByRole('link', { name: /Payment|Review/ })).not.toBeInTheDocument()
})
