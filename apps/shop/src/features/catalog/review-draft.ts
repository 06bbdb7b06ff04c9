import { reviewInput } from '@trivet/core/contract/catalog'
import type { ReviewInput } from '@trivet/core/contract/catalog'
import { storedValue } from '../../lib/stored-value.ts'
import type { StoredValue } from '../../lib/stored-value.ts'

const emptyReview: ReviewInput = { rating: 5, comment: '' }

/** A review that could not be sent, kept for this tab: signing in again loses no word of it. */
export function reviewDraft(productId: string): StoredValue<ReviewInput> {
  return storedValue(`reviewDraft:${productId}`, parseReview, 'sessionStorage')
}

function parseReview(text: string | null): ReviewInput {
  try {
    return reviewInput.safeParse(JSON.parse(text ?? 'null')).data ?? emptyReview
  } catch {
    return emptyReview
  }
}
