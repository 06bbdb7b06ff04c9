import { expect, test } from 'vitest'
import { smallestKitText, weekPrice } from './plan-words.ts'

test.each([
  [69, '$69/week'],
  [49, '$49/week'],
  [72.5, '$72.50/week'],
  [89.99, '$89.99/week'],
  [1000, '$1,000/week'],
])('%d dollars for a week are %s', (price, text) => {
  expect(weekPrice(price)).toBe(text)
})

test('the smallest kit is told with what it costs', () => {
  expect(smallestKitText(24.7)).toBe('Priced by the piece: the smallest kit of 8 is $24.70/week today.')
})
