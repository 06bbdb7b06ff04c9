import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a button does not submit a form unless it says so', () => {
  render(<Button>Add to Cart</Button>)
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveAttribute('type', 'button')
})

test('while loading it shows the loading text and cannot be pressed again', async () => {
  const onClick = vi.fn()
  render(
    <Button loading loadingText="Processing..." onClick={onClick}>
      Place Order
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Processing...' })
  await userEvent.click(button)
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(onClick).not.toHaveBeenCalled()
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
