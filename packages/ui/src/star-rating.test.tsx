import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StarRating } from './star-rating.tsx'

test.each([
  [4.8, 126, '4.8 · 126 reviews'],
  [5, 1, '5.0 · 1 review'],
  [4, 1260, '4.0 · 1,260 reviews'],
  [0, 0, 'No reviews yet'],
])('%f from %i is "%s"', (rating, count, text) => {
  render(<StarRating rating={rating} count={count} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})
