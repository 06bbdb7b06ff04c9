import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kitCategories } from '../catalog/categories.ts'
import type { KitCategory } from '../catalog/categories.ts'
import { checkKit } from './kit-rules.ts'
import type { KitRuleCode } from './kit-rules.ts'

const of = (...categories: KitCategory[]) => categories.map((category) => ({ category, quantity: 1 }))

const missing = (...categories: KitCategory[]) =>
  checkKit(of(...categories))
    .rules.filter((rule) => !rule.isMet)
    .map((rule) => rule.code)

describe('a kit', () => {
  test.each<[string, KitCategory[], KitRuleCode[]]>([
    ['nothing', [], ['items', 'knife', 'pan-or-pot', 'utensil']],
    ['a toaster', ['appliance'], ['knife', 'pan-or-pot', 'utensil']],
    ['a knife', ['knife'], ['pan-or-pot', 'utensil']],
    ['a knife and a pan', ['knife', 'pan'], ['utensil']],
    ['a knife and a pot', ['knife', 'pot'], ['utensil']],
    ['a pan and a spoon', ['pan', 'utensil'], ['knife']],
    ['a knife and a spoon', ['knife', 'utensil'], ['pan-or-pot']],
    ['a knife, a pan and a spoon', ['knife', 'pan', 'utensil'], []],
    ['a knife, a pot and a spoon', ['knife', 'pot', 'utensil'], []],
  ])('of %s says what is missing, in order', (_case, categories, codes) => {
    expect(missing(...categories)).toEqual(codes)
    expect(checkKit(of(...categories))).toMatchObject({
      isComplete: codes.length === 0,
      firstProblem: codes[0] ?? null,
    })
  })

  test('always shows its four rules', () => {
    expect(checkKit(of('knife')).rules.map(({ code, isMet }) => [code, isMet])).toEqual([
      ['items', true],
      ['knife', true],
      ['pan-or-pot', false],
      ['utensil', false],
    ])
  })

  test('of no pieces is empty', () => {
    expect(checkKit([{ category: 'knife', quantity: 0 }]).firstProblem).toBe('items')
  })

  test('never gets worse by one more item', () => {
    const category = fc.constantFrom(...kitCategories)
    fc.assert(
      fc.property(fc.array(category), category, (categories, more) => {
        const before = checkKit(of(...categories)).rules
        const after = checkKit(of(...categories, more)).rules
        expect(before.every((rule, index) => !rule.isMet || after[index]?.isMet)).toBe(true)
      }),
    )
  })
})
