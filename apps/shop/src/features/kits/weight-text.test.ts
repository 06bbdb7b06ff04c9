import { expect, test } from 'vitest'
import { weightText } from './weight-text.ts'

test.each([
  [0, '0.0 lb (0.0 kg)'],
  [1050, '2.3 lb (1.1 kg)'],
  [1150, '2.5 lb (1.2 kg)'],
  [12_500, '27.6 lb (12.5 kg)'],
])('%d grams are %s', (grams, text) => {
  expect(weightText(grams)).toBe(text)
})
