import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

const changed = vi.fn()

function Stepper({ start, max = 5 }: { start: number; max?: number }) {
  const [value, setValue] = useState(start)
  return (
    <QuantityStepper
      itemName="Dutch oven"
      value={value}
      max={max}
      onChange={(next) => {
        changed(next)
        setValue(next)
      }}
    />
  )
}

const minus = () => screen.getByRole('button', { name: 'Decrease quantity of Dutch oven' })
const plus = () => screen.getByRole('button', { name: 'Increase quantity of Dutch oven' })
const input = () => screen.getByRole('spinbutton', { name: 'Quantity of Dutch oven' })

function start(value: number) {
  changed.mockClear()
  render(<Stepper start={value} />)
}

test('plus and minus change by one, at once', async () => {
  start(2)
  await userEvent.click(plus())
  await userEvent.click(minus())
  expect(changed.mock.calls).toEqual([[3], [2]])
})

test('minus is off at the least, plus at the most', () => {
  start(1)
  expect(minus()).toBeDisabled()
  expect(plus()).toBeEnabled()
})

test('plus is off at the most', () => {
  start(5)
  expect(plus()).toBeDisabled()
  expect(minus()).toBeEnabled()
})

test('a typed number applies without leaving the field', async () => {
  start(2)
  await userEvent.clear(input())
  await userEvent.type(input(), '4')
  expect(changed).toHaveBeenLastCalledWith(4)
})

test('a number over the most becomes the most on leaving', async () => {
  start(2)
  await userEvent.clear(input())
  await userEvent.type(input(), '80')
  expect(changed).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(changed).toHaveBeenLastCalledWith(5)
  expect(input()).toHaveValue('5')
})

test('an emptied field gets its number back', async () => {
  start(3)
  await userEvent.clear(input())
  await userEvent.tab()
  expect(input()).toHaveValue('3')
  expect(changed).not.toHaveBeenCalled()
})

test('letters are not typed', async () => {
  start(3)
  await userEvent.clear(input())
  await userEvent.type(input(), '2x')
  expect(input()).toHaveValue('2')
})

test('arrow keys step and stay inside the limits', async () => {
  start(4)
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(changed.mock.calls).toEqual([[5], [4]])
})

test('focus moves to the number when a key press turns the button off', async () => {
  start(2)
  minus().focus()
  await userEvent.keyboard('{Enter}')
  expect(minus()).toBeDisabled()
  expect(input()).toHaveFocus()
})
