import { expect, test } from 'vitest'
import { priceKit } from '../../kits/kit-price.ts'
import { codePoints } from '../../text/code-points.ts'
import { gapKitName, gapKitText } from './gap-kit-words.ts'

test('a gap kit is named after its stay, in at most 50 characters', () => {
  expect(gapKitName('Casa Azul')).toBe('Casa Azul kit')
  expect(gapKitName(`${'x'.repeat(45)} by the sea`)).toBe(`${'x'.repeat(45)} kit`)
  expect(codePoints(gapKitName('🏡'.repeat(80)))).toBe(50)
})

test.each([
  [3, 'One custom kit of 3 pieces.'],
  [5, 'One custom kit of 5 pieces: $50.00 by the piece, less 5%.'],
  [10, 'One custom kit of 10 pieces: $100.00 by the piece, less 10%.'],
])('of %i pieces it is told so', (quantity, text) => {
  expect(
    gapKitText(priceKit([{ quantity, unitPriceCents: 1000, depositCents: null, weightGrams: null }])),
  ).toBe(text)
})
