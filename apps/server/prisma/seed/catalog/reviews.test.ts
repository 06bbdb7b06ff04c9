import { expect, test } from 'vitest'
import { catalog, sampleReviewers, sampleReviews } from './index.ts'

const countBy = <T>(values: T[]) => {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
const perProduct = countBy(sampleReviews.map(({ product }) => product))

test('every reviewer is marked as a sample, in name and in address', () => {
  expect(sampleReviewers).toHaveLength(30)
  expect(sampleReviewers.filter(({ name }) => !name.endsWith('(sample)'))).toEqual([])
  expect(sampleReviewers.filter(({ email }) => !/^[a-z]+\.[a-z]@sample\.trivet\.test$/.test(email))).toEqual(
    [],
  )
  expect(new Set(sampleReviewers.map(({ email }) => email)).size).toBe(30)
})

test('every review belongs to a product and a reviewer, and each pair occurs once', () => {
  const slugs = new Set(catalog.map(({ slug }) => slug))
  expect(sampleReviews.filter(({ product }) => !slugs.has(product))).toEqual([])
  expect(sampleReviews.filter(({ reviewer }) => !sampleReviewers[reviewer])).toEqual([])
  expect(new Set(sampleReviews.map(({ product, reviewer }) => `${product} ${reviewer}`)).size).toBe(
    sampleReviews.length,
  )
})

test('there are about 220 reviews and no two say the same', () => {
  expect(sampleReviews.length).toBeGreaterThanOrEqual(210)
  expect(sampleReviews.length).toBeLessThanOrEqual(240)
  expect(new Set(sampleReviews.map(({ comment }) => comment)).size).toBe(sampleReviews.length)
})

test('most reviews are good, some are middling, a few are bad and say why', () => {
  const stars = countBy(sampleReviews.map(({ rating }) => rating))
  const share = (rating: number) => (stars.get(rating) ?? 0) / sampleReviews.length
  expect([...stars.keys()].every((rating) => [1, 2, 3, 4, 5].includes(rating))).toBe(true)
  expect(share(4) + share(5)).toBeGreaterThan(0.7)
  expect(share(3)).toBeGreaterThan(0.05)
  expect(share(1) + share(2)).toBeGreaterThan(0.02)
  expect(share(1) + share(2)).toBeLessThan(0.08)
  expect(sampleReviews.filter(({ rating, comment }) => rating <= 2 && comment.length < 60)).toEqual([])
})

test('popular kits have 12 to 25 reviews, and some products have none', () => {
  const popularKits = catalog.filter(({ isPopular, components }) => isPopular && components.length > 0)
  const counts = popularKits.map(({ slug }) => perProduct.get(slug) ?? 0)
  expect(popularKits.length).toBeGreaterThanOrEqual(5)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(12)
  expect(Math.max(...counts)).toBeLessThanOrEqual(25)
  expect(catalog.some(({ slug }) => !perProduct.has(slug))).toBe(true)
})

test('no review comes from the future', () => {
  expect(sampleReviews.filter(({ daysAgo }) => !Number.isInteger(daysAgo) || daysAgo < 1)).toEqual([])
})
