import * as referralsCopy from '@trivet/core/copy/referrals'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal, type Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { adminSession, commissionReview } from '../test/samples.ts'

const listed = {
  list: () => ({ referralCodes: [], page: 1, pages: 1, total: 0 }),
  payoutRequests: () => ({ payouts: [], page: 1, pages: 1 }),
  commissionReviews: () => ({ reviews: [commissionReview], page: 1, pages: 1 }),
}

const open = (referrals: Answers['referrals'] = {}) =>
  openAdmin({ path: '/referrals', answers: { referrals: { ...listed, ...referrals } } })

const reviewButton = { name: 'Review the commission of T-7QP4K-V' }

test('tells order, host, guest and amount of a held commission, and why it is held, in words', async () => {
  open()
  const table = await screen.findByRole('table', { name: /commissions to review/i })
  const row = within(table).getByRole('link', { name: 'T-7QP4K-V' }).closest('tr')
  expect(row).toHaveTextContent('Hanna Host')
  expect(row).toHaveTextContent('hanna+2@trivet.test')
  expect(row).toHaveTextContent('$9.45')
  expect(row).toHaveTextContent('Guest and host have the same phone number')
  expect(row).toHaveTextContent('It goes to a stay of the host')
})

test('a name longer than a phone is wide goes on below, in the list and in the dialog', async () => {
  const name = 'z'.repeat(60)
  const reviews = [{ ...commissionReview, host: { ...commissionReview.host, name } }]
  const { user } = open({ commissionReviews: () => ({ reviews, page: 1, pages: 1 }) })
  // nothing is laid out here: break-words does not narrow what is an inline block
  expect(await screen.findByRole('link', { name })).toHaveClass('wrap-anywhere')
  await user.click(screen.getByRole('button', reviewButton))
  expect(await screen.findByText(/ to z+, for order/)).toHaveClass('wrap-anywhere')
})

test('is released, told, and gone from the list', async () => {
  const decided: unknown[] = []
  const { user } = open({
    commissionReviews: () => ({ reviews: decided.length > 0 ? [] : [commissionReview], page: 1, pages: 1 }),
    reviewCommission: (input) => {
      decided.push(input)
      return { outcome: 'released', amount: 9.45 }
    },
  })
  await user.click(await screen.findByRole('button', reviewButton))
  const dialog = within(await screen.findByRole('dialog', { name: 'Review commission' }))
  expect(dialog.getByText('$9.45 to Hanna Host, for order T-7QP4K-V')).toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: /Release/ }))
  await user.click(dialog.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText(referralsCopy.commissionReviewDone('released'))).toBeInTheDocument()
  expect(await screen.findByText('No commission waits for a review')).toBeInTheDocument()
  expect(decided).toEqual([{ orderId: commissionReview.order._id, decision: 'released', reason: '' }])
})

test('is refused for a reason only, which is asked for at its field', async () => {
  const decided: unknown[] = []
  const { user } = open({
    reviewCommission: (input) => {
      decided.push(input)
      return { outcome: 'refused', amount: 9.45 }
    },
  })
  await user.click(await screen.findByRole('button', reviewButton))
  await user.click(await screen.findByRole('radio', { name: /Refuse/ }))
  await user.click(screen.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText(referralsCopy.commissionReasonMissing)).toBeInTheDocument()
  expect(decided).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Your own order')
  await user.click(screen.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText(referralsCopy.commissionReviewDone('refused'))).toBeInTheDocument()
  expect(decided).toMatchObject([{ decision: 'refused', reason: 'Your own order' }])
})

test('is decided neither way before somebody says which', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', reviewButton))
  await user.click(await screen.findByRole('button', { name: 'Save decision' }))
  expect(await screen.findByText(referralsCopy.commissionDecisionInvalid)).toBeInTheDocument()
})

test('when a colleague was faster, the dialog says so and stays', async () => {
  const { user } = open({
    reviewCommission: () => {
      throw new Refusal(409, 'COMMISSION_REVIEWED', referralsCopy.commissionReviewed)
    },
  })
  await user.click(await screen.findByRole('button', reviewButton))
  await user.click(await screen.findByRole('radio', { name: /Release/ }))
  await user.click(screen.getByRole('button', { name: 'Save decision' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(referralsCopy.commissionReviewed)
})

test('of one’s own code or order is left to a colleague', async () => {
  const guest = { _id: adminSession._id, name: 'Ada Admin', email: 'ada@trivet.test' }
  open({ commissionReviews: () => ({ reviews: [{ ...commissionReview, guest }], page: 1, pages: 1 }) })
  expect(await screen.findByText('Yours: a colleague decides')).toBeInTheDocument()
  expect(screen.queryByRole('button', reviewButton)).toBeNull()
})

test('that do not load offer another try', async () => {
  open({
    commissionReviews: () => {
      throw new Refusal(503, 'UNAVAILABLE', 'away')
    },
  })
  expect(await screen.findByText('Failed to load the commissions to review')).toBeInTheDocument()
})
