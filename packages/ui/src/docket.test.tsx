import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Docket, DocketRow, DocketTotal } from './docket.tsx'

test('rows are terms with their sums, under a heading', () => {
  render(
    <Docket title="Essential Kit" meta="7 days" headingLevel={3}>
      <DocketRow label="Delivery" value="15.00" />
      <DocketRow label="Referral discount" value="−6.40" highlight note="10% by your host" />
      <DocketTotal label="Total" value="$77.87" />
    </Docket>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Essential Kit' })).toBeInTheDocument()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Delivery',
    'Referral discount10% by your host',
    'Total',
  ])
  expect(screen.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
    '15.00',
    '−6.40',
    '$77.87',
  ])
})
