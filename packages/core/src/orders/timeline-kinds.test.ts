import { expect, test } from 'vitest'
import { isRentalChange, timelineKinds } from './timeline-kinds.ts'

test('other dates and more days change a rental, and nothing else does', () => {
  expect(timelineKinds.filter(isRentalChange)).toEqual(['dates-changed', 'extended'])
})
