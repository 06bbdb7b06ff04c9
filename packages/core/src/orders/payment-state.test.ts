import { expect, test } from 'vitest'
import { paymentState } from './payment-state.ts'

const paid = { paymentStatus: 'paid', totalCents: 9078, paidCents: 9078, refundedCents: 0 } as const

// something came off and was refunded, and something else was added
const fewerAndMore = { refundedCents: 505, totalCents: 9078 - 505 + 1010 }

test.each([
  ['paid', {}, 'paid'],
  ['nothing back, though more was asked for later', { totalCents: 12_000 }, 'paid'],
  ['less a cent', { refundedCents: 1 }, 'partly-refunded'],
  ['all but a cent', { refundedCents: 9077 }, 'partly-refunded'],
  ['everything back', { refundedCents: 9078 }, 'refunded'],
  ['longer, and shorter again', { paidCents: 17_075, refundedCents: 4966, totalCents: 12_109 }, 'paid'],
  ['less refunded, and more asked for later', { ...fewerAndMore, openCents: 1010 }, 'paid'],
  ['and that waived', { ...fewerAndMore, waivedCents: 1010 }, 'paid'],
  ['and something of it back', { ...fewerAndMore, refundedCents: 506, openCents: 1010 }, 'partly-refunded'],
  ['paid of nothing', { totalCents: 0, paidCents: 0 }, 'paid'],
  ['not paid', { paymentStatus: 'unpaid', paidCents: 0 }, 'unpaid'],
  ['at the bank', { paymentStatus: 'confirmation-required', paidCents: 0 }, 'confirmation-required'],
] as const)('%s', (_case, change, state) => {
  expect(paymentState({ ...paid, ...change })).toBe(state)
})
