import { formatCardNumber, formatCvc, formatExpiry } from '@trivet/core/payments'
import { expect, test } from 'vitest'
import { applyMask } from './apply-mask.ts'

function inputWith(value: string, caret = value.length): HTMLInputElement {
  const input = document.createElement('input')
  input.value = value
  input.setSelectionRange(caret, caret)
  return input
}

test.each([
  ['a card number in groups of four', formatCardNumber, '4242424242424242', '4242 4242 4242 4242'],
  ['at most 19 characters of a card number', formatCardNumber, '42424242424242424242', '4242 4242 4242 4242'],
  ['a slash into the expiry', formatExpiry, '1230', '12/30'],
  ['digits only into the CVC', formatCvc, '1a2b3', '123'],
])('puts %s', (_case, format, typed, shown) => {
  const input = inputWith(typed)
  applyMask(input, format)
  expect(input.value).toBe(shown)
  expect(input.selectionStart).toBe(shown.length)
})

test('a digit put into the middle leaves the caret behind it', () => {
  const input = inputWith('4242 94242', 6)
  applyMask(input, formatCardNumber)
  expect(input.value).toBe('4242 9424 2')
  expect(input.selectionStart).toBe(6)
})
