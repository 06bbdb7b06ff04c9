import { reviewsOfItems } from './reviews-of-items.ts'
import { reviewsOfKits } from './reviews-of-kits.ts'

type SampleReviewer = { name: string; email: string }

type SampleReview = {
  product: string
  reviewer: number
  rating: number
  comment: string
  daysAgo: number
}

const names = [
  [
    'Maya R.',
    'Tom B.',
    'Priya N.',
    'Luis G.',
    'Hannah K.',
    'Andre W.',
    'Sofia M.',
    'Ben T.',
    'Aisha D.',
    'Greta L.',
  ],
  [
    'Marcus J.',
    'Yuki S.',
    'Elena V.',
    'Owen P.',
    'Carmen F.',
    'Dev A.',
    'Ruth H.',
    'Noah C.',
    'Ingrid E.',
    'Jamal O.',
  ],
  [
    'Lucy Z.',
    'Pedro Q.',
    'Nina U.',
    'Walter I.',
    'Fatima Y.',
    'Chloe X.',
    'Sam K.',
    'Teresa B.',
    'Victor L.',
    'Joan M.',
  ],
].flat()

/** Nobody real: the name a visitor reads says so, and the addresses lead nowhere. */
export const sampleReviewers: SampleReviewer[] = names.map((name) => ({
  name: `${name} (sample)`,
  email: `${name.toLowerCase().replace('.', '').replace(' ', '.')}@sample.trivet.test`,
}))

export const sampleReviews: SampleReview[] = Object.entries({ ...reviewsOfKits, ...reviewsOfItems }).flatMap(
  ([product, rows]) =>
    rows.map(([reviewer, rating, daysAgo, comment]) => ({ product, reviewer, rating, comment, daysAgo })),
)
