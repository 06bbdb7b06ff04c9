import { describe, expect, test } from 'vitest'
import { isOneTypoApart } from './one-typo.ts'
import { sameThing } from './search-synonyms.ts'
import { likelyMeant, searchTerms, searchWords, type SearchWord } from './search-terms.ts'

const typed = (text: string): SearchWord[] => searchWords(text).map((word) => [word])
const namesOf = (text: string) =>
  searchTerms(typed(text)).map(({ words, synonyms }) => ({
    words: words.map(([word]) => word).join(' '),
    synonyms: synonyms.map((name) => name.join(' ')),
  }))

describe('the words of a search', () => {
  test.each([
    ['letters and digits', 'Wok, 14 in', ['Wok', '14', 'in']],
    ['a decimal number', '4.5 qt, 12.25 in', ['4.5', 'qt', '12.25', 'in']],
    ['letters of other languages', 'Crème brûlée', ['Crème', 'brûlée']],
    ['nothing in signs', '% _ 🍳', []],
  ])('are %s', (_case, text, words) => {
    expect(searchWords(text)).toEqual(words)
  })
})

describe('one typo', () => {
  test.each([
    ['no typo', 'ladle', 'ladle'],
    ['a letter missing', 'skilet', 'skillet'],
    ['the first letter missing', 'nife', 'knife'],
    ['a letter too many', 'collander', 'colander'],
    ['a letter too many at the end', 'pann', 'pan'],
    ['a wrong letter', 'ladke', 'ladle'],
    ['a wrong first letter', 'jettle', 'kettle'],
    ['two letters swapped', 'kinfe', 'knife'],
    ['two letters of a short word swapped', 'pna', 'pan'],
    ['the last two letters swapped', 'ladel', 'ladle'],
  ])('is %s', (_case, mistyped, word) => {
    expect(isOneTypoApart(mistyped, word)).toBe(true)
  })

  test.each([
    ['two letters missing', 'sklet', 'skillet'],
    ['two wrong letters', 'lidke', 'ladle'],
    ['letters swapped over a distance', 'keltte', 'kettle'],
    ['another first letter of a short word', 'fan', 'pan'],
    ['another first letter of four', 'bowl', 'fowl'],
    ['letters swapped with another slip behind them', 'ktetlz', 'kettle'],
    ['three wrong letters in a row', 'kxyzle', 'kettle'],
    ['two wrong letters in a row', 'lixle', 'ladle'],
    ['a letter too early and another one lost', 'ldxle', 'ladle'],
    ['a letter too late and another one before it', 'lxale', 'ladle'],
    ['any slip in two letters', 'pa', 'pan'],
    ['another word', 'zebra', 'ladle'],
    ['nothing', '', 'pan'],
  ])('is not %s', (_case, mistyped, word) => {
    expect(isOneTypoApart(mistyped, word)).toBe(false)
  })

  test('counts characters, not halves of them', () => {
    expect(isOneTypoApart('bowl🍳', 'bowl')).toBe(true)
  })
})

describe('what was probably meant', () => {
  const known = ['knife', 'ramekin', 'tagine', 'tagines', 'brûlée', 'skillet', 'grill', 'thirty-six']

  test.each([
    ['one word', 'rameikn', ['ramekin']],
    ['every word one typo away', 'taginez', ['tagine', 'tagines']],
    ['the same in capital letters', 'RAMEIKN', ['ramekin']],
    ['the word without its accents', 'brulee', ['brûlée']],
    ['a plural with a typo', 'skilets', ['skillet']],
    ['a word that only another name has', 'coccotte', ['cocotte']],
    ['the word whose last letter lacks, and none beside it', 'skille', ['skillet']],
    ['a word of another name without its last letter', 'coffe', ['coffee']],
  ])('is %s', (_case, mistyped, words) => {
    expect(likelyMeant(mistyped, known)).toEqual(words)
  })

  test.each([
    ['a known word', 'knife'],
    ['the start of a known word', 'rame'],
    ['a word of another name', 'cocotte'],
    ['a number', '1x'],
    ['a word with nothing near it', 'zebra'],
    ['a compound', 'thirtysix'],
  ])('is not asked of %s', (_case, word) => {
    expect(likelyMeant(word, known)).toEqual([])
  })
})

describe('the terms of a search', () => {
  test('are the names of things and the words between them', () => {
    expect(namesOf('large cookie sheet')).toEqual([
      { words: 'large', synonyms: [] },
      { words: 'cookie sheet', synonyms: expect.arrayContaining(['sheet pan', 'baking tray']) },
    ])
  })

  test('prefer the longer name', () => {
    expect(namesOf('deep frying pan')).toEqual([
      { words: 'deep frying pan', synonyms: ['sauté pan', 'sauteuse', 'deep frying pan'] },
    ])
  })

  test.each([
    ['a plural', 'skillets', 'frying pan'],
    ['a plural in ves', 'chef knives', 'cook s knife'],
    ['a singular of es', 'lunch box', 'bento'],
    ['capital letters', 'SKILLET', 'frying pan'],
    ['no accents', 'cafetiere', 'french press'],
    ['an accent, which the shop may not write', 'sauté pan', 'sauteuse'],
  ])('are found in %s', (_case, text, synonym) => {
    expect(namesOf(text)[0]?.synonyms).toContain(synonym)
  })

  test('a word in two rows has the names of both', () => {
    const [spatula] = namesOf('spatula')
    expect(spatula?.synonyms).toEqual(expect.arrayContaining(['turner', 'rubber scraper']))
  })

  test('rows do not reach one another through a word they share', () => {
    const [press] = namesOf('french press')
    expect(press?.synonyms).not.toContain('coffee set')
  })

  test('are found by what a mistyped word was meant to be', () => {
    const [term] = searchTerms([
      ['cokie', 'cookie'],
      ['shet', 'sheet'],
    ])
    expect(term?.words).toHaveLength(2)
    expect(term?.synonyms).toContainEqual(['sheet', 'pan'])
  })

  test('end with the words, also in the middle of a name', () => {
    expect(namesOf('cookie')).toEqual([{ words: 'cookie', synonyms: [] }])
    expect(searchTerms([])).toEqual([])
  })
})

test('every row names a thing at least twice, and no name stands twice in it', () => {
  expect(sameThing.length).toBeGreaterThan(40)
  for (const row of sameThing) {
    expect(row.length).toBeGreaterThan(1)
    expect(new Set(row).size).toBe(row.length)
  }
})
