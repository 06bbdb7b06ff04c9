import * as reviewsCopy from '@trivet/core/copy/reviews'
import { onlineManager } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import type { StaffReview } from '@trivet/core/contract/reviews'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'

const review: StaffReview = {
  _id: 'e'.repeat(24),
  product: { _id: 'f'.repeat(24), name: 'Copper pan', slug: 'copper-pan' },
  name: 'Ana Alvarez',
  rating: 1,
  comment: 'Buy at my shop instead',
  createdAt: '2026-12-01T18:00:00.000Z',
  hidden: null,
}
const hidden = { at: '2026-12-02T18:00:00.000Z', by: 'Olive Owner', reason: 'Advertising' }

function openReviews(first: StaffReview) {
  const sent: object[] = []
  let present = first
  const admin = openAdmin({
    path: '/reviews',
    answers: {
      reviews: {
        list: () => ({ reviews: [present], page: 1, pages: 1, total: 1 }),
        hide: (input) => {
          sent.push(input)
          return (present = { ...present, hidden })
        },
        show: (input) => {
          sent.push(input)
          return (present = { ...present, hidden: null })
        },
      },
    },
  })
  return { ...admin, sent }
}

test('a review is hidden for a reason, and says who hid it', async () => {
  const { user, sent } = openReviews(review)
  const name = 'Hide the review by Ana Alvarez about Copper pan'
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide review' }))
  await user.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(dialog.getByText(reviewsCopy.hideReasonRequired)).toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Advertising')
  await user.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText(/Advertising \(Olive Owner/)).toBeInTheDocument()
  expect(sent).toEqual([{ id: review._id, reason: 'Advertising' }])
})

test('what is pressed without a network fails at once, and is not done later', async () => {
  const { user, sent } = openReviews(review)
  await user.click(await screen.findByRole('button', { name: /^Hide the review/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide review' }))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Advertising')
  api.use(http.post('*/trpc/reviews.hide', () => HttpResponse.error(), { once: true }))
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  await user.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  onlineManager.setOnline(true)
  await user.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText(/Advertising \(Olive Owner/)).toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('a hidden review is shown again', async () => {
  const { user, sent } = openReviews({ ...review, hidden })
  await user.click(await screen.findByRole('button', { name: /^Show the review/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Show review again' }))
  await user.click(dialog.getByRole('button', { name: 'Show again' }))
  expect(await screen.findByText('Review shown again')).toBeInTheDocument()
  expect(sent).toEqual([{ id: review._id, reason: '' }])
})

test('support reads which product it is about, and is led to no page that is not theirs', async () => {
  openAdmin({
    path: '/reviews',
    role: 'support',
    answers: { reviews: { list: () => ({ reviews: [review], page: 1, pages: 1, total: 1 }) } },
  })
  expect(await screen.findByText('Copper pan')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Copper pan' })).not.toBeInTheDocument()
})
