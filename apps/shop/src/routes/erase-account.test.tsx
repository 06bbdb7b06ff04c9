import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { calendarDate } from '@trivet/core/dates'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import EraseAccountRoute from './erase-account.tsx'

const free = { obstacles: [], accountCredit: 12.5, orders: 3, isAddressProven: true }

beforeEach(() => localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession())))

function open(privacy: TrpcAnswers['privacy']) {
  return renderPage({
    path: '/profile/erasure',
    Component: EraseAccountRoute,
    api: { users: { profile: () => sampleSession() }, privacy: { preview: () => free, ...privacy } },
  })
}

test('a guest reads what goes and what stays and why, and erases the account with the password', async () => {
  const erase = vi.fn((_input: { currentPassword?: string }) => ({ erased: 20 }))
  const { user } = open({ erase })
  expect(await screen.findByText(privacyCopy.goesOnErasure[0])).toBeInTheDocument()
  for (const { what, why } of privacyCopy.staysOnErasure) {
    expect(screen.getByText(what)).toBeInTheDocument()
    expect(screen.getByText(why)).toBeInTheDocument()
  }
  expect(await screen.findByText('$12.50')).toBeInTheDocument()
  expect(screen.queryByText(privacyCopy.staysOfUnprovenAddress.what)).toBeNull()
  await user.type(screen.getByLabelText(/your password/i), 'copper pan on the wall')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: privacyCopy.eraseMyAccount }))
  expect(await screen.findByText(privacyCopy.accountErased)).toBeInTheDocument()
  expect(erase).toHaveBeenCalledOnce()
  expect(erase.mock.calls[0]?.[0]).toEqual({ currentPassword: 'copper pan on the wall' })
  expect(screen.getByLabelText('Address')).toHaveTextContent('/')
  await waitFor(() => expect(localStorage.getItem(storageKeys.userInfo)).toBeNull())
})

test('who has not confirmed the address reads what stays of it', async () => {
  open({ preview: () => ({ ...free, isAddressProven: false }) })
  expect(await screen.findByText(privacyCopy.staysOfUnprovenAddress.why)).toBeVisible()
})

test('nothing is sent without the mark at what cannot be undone', async () => {
  const erase = vi.fn(() => ({ erased: 0 }))
  const { user } = open({ erase })
  await user.type(await screen.findByLabelText(/your password/i), 'copper pan on the wall')
  await user.click(screen.getByRole('button', { name: privacyCopy.eraseMyAccount }))
  expect((await screen.findAllByText(new RegExp(privacyCopy.markToErase))).length).toBeGreaterThan(0)
  expect(erase).not.toHaveBeenCalled()
})

test('what stands in the way is said with the day from which it works, in place of the form', async () => {
  const text = 'Order T-7QP4K-V is not over. It works from Fri, Dec 11 on.'
  open({
    preview: () => ({
      ...free,
      obstacles: [{ kind: 'order-open' as const, text, from: calendarDate('2026-12-11') }],
    }),
  })
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: privacyCopy.eraseMyAccount })).not.toBeInTheDocument()
})

test('a wrong password is said above the form, and the account stays', async () => {
  const erase = () => {
    throw new ApiAnswerError({
      status: 401,
      errorCode: 'CURRENT_PASSWORD_WRONG',
      message: 'Current password is incorrect',
    })
  }
  const { user } = open({ erase })
  await user.type(await screen.findByLabelText(/your password/i), 'wrong')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: privacyCopy.eraseMyAccount }))
  expect(await screen.findByText('Current password is incorrect')).toBeInTheDocument()
  expect(localStorage.getItem(storageKeys.userInfo)).not.toBeNull()
})
