import { expect, test } from 'vitest'

import { codePoints } from './code-points.ts'

test('a character is a code point', () => {
  expect(codePoints('a🍳é')).toBe(3)
})
