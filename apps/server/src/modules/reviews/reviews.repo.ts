import { rows, type Sql } from '../../platform/database.ts'

type NewReview = {
  id: string
  productId: string
  userId: string
  name: string
  rating: number
  comment: string
  createdAt: Date
}

type AddedReview = { isProductKnown: boolean; isAdded: boolean }

/** Stores the review and counts it in the product's rating: one statement, so both happen or neither. */
export async function addReview(sql: Sql, review: NewReview): Promise<AddedReview> {
  const [added] = await rows<AddedReview>(sql, {
    name: 'add-review',
    text: `
      WITH product AS (
        SELECT id FROM products WHERE id = $2 AND archived_at IS NULL
      ), review AS (
        INSERT INTO reviews (id, product_id, user_id, name, rating, comment, created_at)
        SELECT $1, product.id, $3, $4, $5, $6, $7 FROM product
        ON CONFLICT (product_id, user_id) DO NOTHING
        RETURNING product_id, rating
      ), counted AS (
        UPDATE products p SET rating_sum = p.rating_sum + review.rating, num_reviews = p.num_reviews + 1
        FROM review WHERE p.id = review.product_id
      )
      SELECT EXISTS (SELECT FROM product) AS "isProductKnown", EXISTS (SELECT FROM review) AS "isAdded"`,
    values: [
      review.id,
      review.productId,
      review.userId,
      review.name,
      review.rating,
      review.comment,
      review.createdAt,
    ],
  })
  return added ?? { isProductKnown: false, isAdded: false }
}
