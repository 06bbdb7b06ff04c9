import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  act(() => toast.dismiss())
  vi.useRealTimers()
})

function say(...args: Parameters<typeof toast.success>) {
  render(<Toaster />)
  act(() => void toast.success(...args))
}

test('a toast is announced politely and goes after five seconds', async () => {
  say('Dutch oven added to cart')
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toHaveTextContent('Dutch oven added to cart')
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(screen.queryByText('Dutch oven added to cart')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(screen.queryByText('Dutch oven added to cart')).not.toBeInTheDocument()
})

test('an action runs and closes the toast', async () => {
  const undo = vi.fn()
  say('Cart cleared', { action: { label: 'Undo', onClick: undo } })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.queryByText('Cart cleared')).not.toBeInTheDocument()
})

test('the same id is said once', () => {
  say('Saved', { id: 'save' })
  act(() => void toast.error('Not saved', { id: 'save' }))
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  expect(screen.getByText('Not saved')).toBeInTheDocument()
})

test('toasts go to the foot of the window while they would hide what has the focus, above a bar that stays there', async () => {
  const places = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 90, 90))
  render(
    <div style={{ position: 'sticky' }}>
      <button type="button">Mark as packed</button>
    </div>,
  )
  const button = screen.getByRole('button', { name: 'Mark as packed' })
  document.elementsFromPoint = () => [document.body]
  say('Note saved')
  const region = screen.getByRole('region', { name: 'Notifications' })
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(region.style.bottom).toBe('')
  act(() => button.focus())
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(region.style.bottom).toBe('0px')

  // on another page they stay there, and go out of the way of its bar
  document.elementsFromPoint = () => [button]
  act(() => button.blur())
  places.mockReturnValue(new DOMRect(0, window.innerHeight - 90, 90, 90))
  act(() => button.focus())
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(region.style.bottom).toBe('90px')
  places.mockRestore()
})

test('toasts go to the foot of the window where a panel opens below them that takes no focus', async () => {
  const places = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 80, 90, 90))
  document.elementsFromPoint = () => [document.body]
  say('Dutch oven added to cart')
  const region = screen.getByRole('region', { name: 'Notifications' })
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(region.style.bottom).toBe('')
  render(<div data-panel>Your cart</div>)
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(region.style.bottom).toBe('0px')
  places.mockRestore()
})

test('toasts stay at the top where at the foot they would hide the field of a dialog that has the focus', async () => {
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const inDialog = new DOMRect(0, window.innerHeight - 90, 90, 90)
  places.mockImplementation(function (this: Element) {
    return this.tagName === 'INPUT' ? inDialog : new DOMRect(0, 0, 90, 90)
  })
  document.elementsFromPoint = () => [document.body]
  say('Order put on account')
  render(
    <div data-slot="dialog-content">
      <input aria-label="Reference" />
    </div>,
  )
  const region = screen.getByRole('region', { name: 'Notifications' })
  act(() => screen.getByLabelText('Reference').focus())
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(region.style.bottom).toBe('')
  places.mockRestore()
})
