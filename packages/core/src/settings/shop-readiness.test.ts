import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleCompany } from '../company/sample-company.ts'
import { readinessWords } from '../copy/settings/readiness-words.ts'
import { reviewedPoints } from './reviewed-points.ts'
import { readinessPoints, shopReadiness, type ReadinessFacts } from './shop-readiness.ts'

const empty: ReadinessFacts = {
  settings: { company: null, reviewed: [] },
  productCount: 0,
  payments: 'test',
  isMailSet: false,
  isDemo: false,
}
const ready: ReadinessFacts = {
  settings: { company: sampleCompany, reviewed: ['tax', 'service-areas', 'legal-texts'] },
  productCount: 1,
  payments: 'live',
  isMailSet: true,
  isDemo: false,
}
const doneOf = (facts: ReadinessFacts) =>
  shopReadiness(facts)
    .filter(({ isDone }) => isDone)
    .map(({ point }) => point)

describe('what a shop needs before it opens', () => {
  test('is all to do in an empty shop, and nothing to say once all is done', () => {
    expect(shopReadiness(empty)).toEqual(readinessPoints.map((point) => ({ point, isDone: false })))
    expect(shopReadiness(ready)).toEqual([])
  })

  test.each([
    ['company', { settings: { company: sampleCompany, reviewed: [] } }],
    ['tax', { settings: { company: null, reviewed: ['tax'] } }],
    ['service-areas', { settings: { company: null, reviewed: ['service-areas'] } }],
    ['products', { productCount: 1 }],
    ['legal-texts', { settings: { company: null, reviewed: ['legal-texts'] } }],
    ['mail', { isMailSet: true }],
    ['payments', { payments: 'live' }],
  ] as const)('%s is done by what is so, and no other is', (point, change) => {
    expect(doneOf({ ...empty, ...change })).toEqual([point])
  })

  test('is nothing in the demo, and where staff put the list away', () => {
    expect(shopReadiness({ ...empty, isDemo: true })).toEqual([])
    expect(shopReadiness({ ...empty, settings: { company: null, reviewed: ['all'] } })).toEqual([])
  })

  test('is every point or none, whatever is so', () => {
    const facts = fc.record({
      settings: fc.record({
        company: fc.constantFrom(null, sampleCompany),
        reviewed: fc.subarray([...reviewedPoints]),
      }),
      productCount: fc.nat(),
      payments: fc.constantFrom('test' as const, 'live' as const),
      isMailSet: fc.boolean(),
      isDemo: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (told) => {
        const points = shopReadiness(told)
        expect([0, readinessPoints.length]).toContain(points.length)
        expect(points.length > 0 && points.every(({ isDone }) => isDone)).toBe(false)
      }),
    )
  })

  test('has words for each point', () => {
    for (const point of readinessPoints) expect(readinessWords[point].todo).toMatch(/\.$/)
  })
})
