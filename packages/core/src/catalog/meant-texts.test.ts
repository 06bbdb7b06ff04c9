import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lettersIn, meantTexts } from './meant-texts.ts'

const near = new Map([
  ['sam', ['sam', 'samira']],
  ['frist', ['first', 'fritz', 'forest']],
  ['giul', ['gil', 'giulia']],
  ['gul', ['gil', 'gus']],
  ['noor', ['noor']],
  ['lindquist', ['lindqvist']],
  ['jo', ['joe', 'jon']],
])

describe('what was meant by a text that found nothing', () => {
  test.each([
    ['two letters swapped', 'sam frist', ['sam first']],
    ['a wrong letter', 'Noor Lindquist', ['Noor lindqvist']],
    ['a letter too many, in an address', 'gul@trivet.test', ['gil@trivet.test', 'gus@trivet.test']],
    ['the start of a name', 'giul', []],
    ['words that are known', 'noor sam', []],
    ['short words', 'jo', []],
    ['no letters', '4711 %_', []],
    ['words with nothing near them', 'zebra', []],
  ])('is mended by one slip of each word: %s', (_case, text, texts) => {
    expect(meantTexts(text, near)).toEqual(texts)
  })

  test('is never the text itself, and never more than five texts', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '@', 'é'), maxLength: 9 })
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 20 }), (text, known) => {
        const texts = meantTexts(text, new Map(lettersIn(text).map((letters) => [letters, known])))
        expect(texts).not.toContain(text)
        expect(texts.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
