import * as catalogCopy from '../../copy/catalog/sentences.ts'
import * as generalCopy from '../../copy/general/sentences.ts'
import { describe, expect, test } from 'vitest'

import { plainText } from './text-input.ts'

const refusal = (schema: { safeParse: (value: unknown) => unknown }, value: unknown) => {
  const result = schema.safeParse(value) as { error?: { issues: { message: string }[] } }
  return result.error?.issues[0]?.message
}

describe('plain text', () => {
  const text = plainText({ max: 5 })

  test.each([
    ['is trimmed', '  pan \u00a0', 'pan'],
    ['is composed', 'cafe\u0301', 'café'],
    ['keeps its markup as it is', '<b>', '<b>'],
    ['is counted by characters', '🍳🍳🍳🍳🍳', '🍳🍳🍳🍳🍳'],
    ['may be empty', '   ', ''],
  ])('%s', (_case, typed, stored) => {
    expect(text.parse(typed)).toBe(stored)
  })

  test.each([
    ['a number', 5],
    ['nothing', undefined],
    ['a list', ['pan']],
    ['an object', { contains: 'pan' }],
    ['U+0000', 'p\0n'],
    ['half a surrogate pair', 'p\ud83c'],
    ['a line feed', 'p\nn'],
    ['an escape', 'p\u001bn'],
    ['a C1 control', 'p\u0085n'],
  ])('is not %s', (_case, value) => {
    expect(refusal(text, value)).toBe(generalCopy.invalidInput)
  })

  test('has a longest length after trimming', () => {
    expect(text.parse(' 12345 ')).toBe('12345')
    expect(refusal(text, '123456')).toBe('Please use at most 5 characters')
    expect(refusal(plainText({ max: 1, tooLong: catalogCopy.keywordTooLong }), '12')).toBe(
      catalogCopy.keywordTooLong,
    )
  })

  test('of several lines may hold line feeds and tabs, no other control', () => {
    const comment = plainText({ max: 20, multiline: true })
    expect(comment.parse('Lovely\n\tpan')).toBe('Lovely\n\tpan')
    expect(refusal(comment, 'Lovely\rpan')).toBe(generalCopy.invalidInput)
  })

  test.each([undefined, null, 5, '', ' \u3000 '])('that is required is not %j', (value) => {
    expect(refusal(plainText({ max: 5, required: generalCopy.fillAllFields }), value)).toBe(
      generalCopy.fillAllFields,
    )
  })
})
