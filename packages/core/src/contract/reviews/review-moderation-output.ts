import * as z from 'zod'
import { instantOutput } from '../catalog/catalog-output.ts'

/** A review as staff see it: also the hidden ones, with who hid them and why. */
export const staffReviewOutput = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string() }),
  name: z.string(),
  rating: z.int(),
  comment: z.string(),
  createdAt: instantOutput,
  hidden: z.object({ at: instantOutput, by: z.string(), reason: z.string() }).nullable(),
})

export const staffReviewPageOutput = z.object({
  reviews: z.array(staffReviewOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
})

export type StaffReview = z.infer<typeof staffReviewOutput>
export type StaffReviewPage = z.infer<typeof staffReviewPageOutput>
