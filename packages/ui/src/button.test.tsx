import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a button does not submit a form unless it says so', () => {
  render(<Button>Add to Cart</Button>)
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveAttribute('type', 'button')
})

test('while loading it shows the loading text, keeps the focus and cannot be pressed again', async () => {
  const onClick = vi.fn()
  const place = (loading: boolean) => (
    <Button loading={loading} loadingText="Processing..." onClick={onClick}>
      Place Order
    </Button>
  )
  const { rerender } = render(place(false))
  await userEvent.tab()
  rerender(place(true))
  const button = screen.getByRole('button', { name: 'Processing...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await userEvent.keyboard('{Enter} ')
  expect(onClick).not.toHaveBeenCalled()
})

test('while loading it sends no form, neither pressed nor by Enter in a field', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      <Button type="submit" loading>
        Apply
      </Button>
    </form>,
  )
  await userEvent.type(screen.getByLabelText('Code'), 'ANA{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(onSubmit).not.toHaveBeenCalled()
})

// stands for a router's link
const Link = ({ children, ...props }: ComponentProps<'a'>) => (
  <a href="/kits" {...props}>
    {children}
  </a>
)

test('rendered as a link it is a link, with its own class and ref kept', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <Button ref={ref} variant="secondary" render={<Link className="mine" />}>
      Rent a kit
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Rent a kit' })
  expect(link).toHaveAttribute('href', '/kits')
  expect(link).toHaveClass('mine', 'rounded-tool')
  expect(link).not.toHaveAttribute('type')
  expect(ref.current).toBe(link)
})

test('a link that is off leads nowhere', () => {
  render(
    <Button disabled render={<Link />}>
      Rent a kit
    </Button>,
  )
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('aria-disabled', 'true')
  // false: what a link does has been prevented
  expect(fireEvent.click(link)).toBe(false)
})
