import { screen } from '@testing-library/react'
import { legalTitles } from '@trivet/core/copy/legal'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { calendarDate } from '@trivet/core/dates'
import { expect, test, vi } from 'vitest'
import type { Answers } from '../test/api.ts'
import { openAdmin } from '../test/open-admin.tsx'
import { account } from '../test/people.ts'

const nobody = { users: [], page: 1, pages: 0, total: 0 }
const free = { obstacles: [], accountCredit: 0, orders: 1, isAddressProven: true }

function open(privacy: Answers['privacy'] = {}, shown = account) {
  return openAdmin({
    path: `/users/${account._id}/edit`,
    answers: {
      accounts: { byId: () => shown, page: () => nobody },
      privacy: { previewAccount: () => free, agreements: () => [], ...privacy },
    },
  })
}

test('a person who asked by mail is erased for a reason', async () => {
  const eraseAccount = vi.fn((_input: object) => ({ erased: 12 }))
  const { user } = open({ eraseAccount })
  await user.click(await screen.findByRole('button', { name: privacyCopy.erasePerson }))
  await user.type(await screen.findByLabelText(/Reason/), 'Asked by mail')
  await user.click(screen.getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('The person is erased')).toBeInTheDocument()
  expect(eraseAccount.mock.calls[0]?.[0]).toEqual({ id: account._id, reason: 'Asked by mail' })
})

test('what stands in the way is said before anything is pressed', async () => {
  const text = 'Order T-7QP4K-V is not over. It works from Fri, Dec 11 on.'
  const obstacles = [{ kind: 'order-open' as const, text, from: null }]
  const { user } = open({ previewAccount: () => ({ ...free, obstacles }) })
  await user.click(await screen.findByRole('button', { name: privacyCopy.erasePerson }))
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
})

test('which versions they agreed to is told, and since when', async () => {
  const agreed = {
    since: '2026-11-22T20:04:00.000Z',
    terms: calendarDate('2026-11-22'),
    privacy: calendarDate('2026-11-23'),
    rentalAgreement: calendarDate('2026-11-22'),
  }
  open({ agreements: () => [agreed] })
  expect(await screen.findByText(`${legalTitles.privacy} of 11/23/2026`)).toBeInTheDocument()
})

test('without a reason nothing is downloaded', async () => {
  const copyAccount = vi.fn()
  const { user } = open({ copyAccount })
  await user.click(await screen.findByRole('button', { name: privacyCopy.downloadTheirData }))
  await user.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Please say why')).toBeInTheDocument()
  expect(copyAccount).not.toHaveBeenCalled()
})

test('an erased account says so, and has nothing to change', async () => {
  open({}, { ...account, name: 'Erased guest', erasedAt: '2026-11-21T20:04:00.000Z' })
  expect(await screen.findByText(privacyCopy.accountErasedAlready)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save profile' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Enable the account' })).not.toBeInTheDocument()
})
