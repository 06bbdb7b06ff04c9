import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

const onConfirm = vi.fn()

const question = {
  title: 'Clear the cart?',
  description: 'You can undo it for 5 seconds.',
  confirmLabel: 'Clear Cart',
  onConfirm,
}

beforeEach(() => {
  onConfirm.mockClear()
})

async function ask() {
  render(<AlertDialog {...question} trigger={<Button>Empty it</Button>} />)
  await userEvent.click(screen.getByRole('button', { name: 'Empty it' }))
  return screen.getByRole('alertdialog', { name: 'Clear the cart?' })
}

test('it says what will happen, and confirming does it once and closes', async () => {
  expect(await ask()).toHaveAccessibleDescription('You can undo it for 5 seconds.')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('cancelling does nothing and gives the focus back', async () => {
  await ask()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Empty it' })).toHaveFocus()
})

test('while the work is going on it stays open and can be neither confirmed nor cancelled', () => {
  render(<AlertDialog {...question} open isPending pendingText="Clearing…" />)
  expect(screen.getByRole('button', { name: 'Clearing…' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
})
