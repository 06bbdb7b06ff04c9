import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewSorts, sortReviews } from './review-sorts.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`
const of = (rating: number, at: number) => ({ rating, createdAt: day(at) })

test.each([
  ['newest', [of(1, 9), of(5, 8), of(5, 2), of(3, 1)]],
  ['highest', [of(5, 8), of(5, 2), of(3, 1), of(1, 9)]],
  ['lowest', [of(1, 9), of(3, 1), of(5, 8), of(5, 2)]],
] as const)('%s first; of equal ratings the newest', (sort, expected) => {
  expect(sortReviews([of(5, 2), of(1, 9), of(3, 1), of(5, 8)], sort)).toEqual(expected)
})

test('sorting loses no review', () => {
  const review = fc.record({ rating: fc.integer({ min: 1, max: 5 }), at: fc.integer({ min: 1, max: 30 }) })
  fc.assert(
    fc.property(fc.array(review), fc.constantFrom(...reviewSorts), (all, sort) => {
      const reviews = all.map(({ rating, at }) => of(rating, at))
      expect(new Set(sortReviews(reviews, sort))).toEqual(new Set(reviews))
    }),
  )
})
