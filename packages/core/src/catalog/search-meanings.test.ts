import { describe, expect, test } from 'vitest'
import { meantWords, thingNotRented } from './search-meanings.ts'

describe('what a search means', () => {
  test.each([
    ['glasses', ['tumbler']],
    [' Drinking  GLASSES ', ['tumbler']],
    ['wine glasses', ['tumbler']],
    ['silverware', ['table', 'setting']],
    ['glass', ['glass']],
    ['glass storage', ['glass', 'storage']],
    ['wok 14', ['wok', '14']],
    ['', []],
    ['constructor', ['constructor']],
  ])('%j looks for %j', (keyword, words) => {
    expect(meantWords(keyword)).toEqual(words)
  })
})

describe('what we do not rent', () => {
  test.each([
    ['air fryer', 'air fryers'],
    ['AIR FRYERS', 'air fryers'],
    ['a big airfryer', 'air fryers'],
    ['slow cooker', 'slow cookers'],
    ['champagne flutes', 'champagne glasses'],
    ['mug', 'mugs'],
  ])('%j is one of the %s', (keyword, things) => {
    const found = thingNotRented(keyword)
    expect(found?.things).toBe(things)
    expect(found?.close.length).toBeGreaterThan(0)
  })

  test.each(['', 'fryer', 'air', 'cooker', 'smug', 'wok', 'glasses'])('%j is not on the list', (keyword) => {
    expect(thingNotRented(keyword)).toBeNull()
  })
})
