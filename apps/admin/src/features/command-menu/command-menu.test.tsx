import * as generalCopy from '@trivet/core/copy/general'
import type { AdminSearchResults } from '@trivet/core/contract/search'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../../test/api.ts'
import { openAdmin } from '../../test/open-admin.tsx'
import { account, dashboard, userItem } from '../../test/people.ts'

const nothing: AdminSearchResults = {
  meant: null,
  orders: [],
  quotes: [],
  users: [],
  products: [],
  codes: [],
  promotionCodes: [],
  payouts: [],
}
const found: AdminSearchResults = {
  meant: null,
  orders: [
    {
      _id: '0123456789abcdef01234567',
      number: 'T-7QP4K-V',
      customer: 'Gil Guest',
      place: '1 Main St, Austin, TX 78701',
      status: 'packed',
      total: 126.25,
      createdAt: '2026-11-21T20:04:00.000Z',
    },
  ],
  quotes: [{ _id: 'a'.repeat(24), number: 'Q-7RP4K-V', guest: 'Gil Guest', total: 90.78 }],
  users: [{ _id: userItem._id, name: 'Gil Guest', email: 'gil@trivet.test' }],
  products: [{ _id: 'p'.repeat(24), name: 'Old pan', isArchived: true }],
  codes: [{ _id: '1'.repeat(24), code: 'KX7MWP42', host: 'Hanna Host', hostId: 'e'.repeat(24) }],
  promotionCodes: [{ _id: '2'.repeat(24), code: 'SUMMER-26' }],
  payouts: [{ _id: 'f'.repeat(24), host: 'Hanna Host', amount: 412.5, status: 'pending' }],
}

type Search = (input: { q?: string | undefined }) => AdminSearchResults | Promise<AdminSearchResults>

function open(search: Search = () => found) {
  return openAdmin({
    path: '/dashboard',
    answers: {
      dashboard: { read: () => dashboard },
      accounts: { byId: () => account },
      adminSearch: { search: async (input) => search(input) },
      audit: { list: () => ({ entries: [], page: 1, pages: 1, total: 0 }), actions: () => [] },
    },
  })
}
const field = () => screen.findByRole('combobox', { name: 'Search the admin' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)

async function isReady() {
  const typing = await field()
  await waitFor(() => expect(typing).toHaveFocus())
}

test('opens with the keys or the button, the field ready to be typed in', async () => {
  const { user } = open()
  await screen.findByText('Dashboard', { selector: 'h1' })
  await user.keyboard('{Control>}k{/Control}')
  await isReady()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await isReady()
})

test('finds orders, users, quotes, products, codes and payouts, grouped and in words', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.type(await field(), 'gil')
  await screen.findByRole('group', { name: 'Orders' })
  expect(options()).toEqual([
    'Gil Guest · $126.25 · PackedT-7QP4K-V · 1 Main St, Austin, TX 78701',
    'Gil Guestgil@trivet.test',
    'Gil Guest · $90.78Quote Q-7RP4K-V',
    'Old panArchived',
    'KX7MWP42Code of Hanna Host',
    'SUMMER-26Promotion code',
    '$412.50 to Hanna HostPayout, to be decided',
  ])
})

test('arrow keys choose, Enter opens, and the choice is there again next time', async () => {
  const { user, location } = open()
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.type(await field(), 'gil')
  await screen.findByRole('group', { name: 'Users' })
  const input = await field()
  await user.keyboard('{ArrowDown}')
  const second = screen.getAllByRole('option')[1]
  expect(second).toHaveAttribute('aria-selected', 'true')
  expect(input).toHaveAttribute('aria-activedescendant', second?.id)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(location().pathname).toBe(`/users/${userItem._id}/edit`))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await field()
  const recent = within(screen.getByRole('group', { name: 'Recent' }))
  expect(recent.getByRole('option')).toHaveTextContent('Gil Guestgil@trivet.test')
})

test('an answer to what was typed before never shows', async () => {
  const answers: Record<string, (found: AdminSearchResults) => void> = {}
  const search = ({ q = '' }) => new Promise<AdminSearchResults>((resolve) => (answers[q] = resolve))
  const { user } = open(search)
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.type(await field(), 'gil')
  await waitFor(() => expect(answers).toHaveProperty('gil'))
  expect(screen.getByText('Searching…')).toBeInTheDocument()
  await user.type(await field(), 'da')
  await waitFor(() => expect(answers).toHaveProperty('gilda'))
  answers['gilda']?.(nothing)
  expect(await screen.findByText('Nothing found for “gilda”')).toBeInTheDocument()
  answers['gil']?.(found)
  await expect(screen.findByRole('group', { name: 'Orders' }, { timeout: 200 })).rejects.toThrow()
})

test('asks once after a pause, not at every letter, and not for one', async () => {
  const search = vi.fn((_input: { q?: string | undefined }) => nothing)
  const { user } = open(search)
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.type(await field(), 'z')
  expect(await screen.findByText('One more letter to search everything')).toBeInTheDocument()
  await user.type(await field(), 'zzzz')
  expect(await screen.findByText('Nothing found for “zzzzz”')).toBeInTheDocument()
  expect(search.mock.calls.map(([{ q }]) => q)).toEqual(['zzzzz'])
})

test('pages are found at once, whatever the server does', async () => {
  const { user, location } = open(() => {
    throw new Refusal(503, 'UNAVAILABLE', 'The service is busy.')
  })
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.type(await field(), 'audit')
  expect(options()).toEqual(['Audit log'])
  expect(await screen.findByRole('alert')).toHaveTextContent(generalCopy.errorOccurred)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  await user.click(screen.getByRole('option', { name: 'Audit log' }))
  await waitFor(() => expect(location().pathname).toBe('/audit'))
})

test('a search with a slip says what it found instead', async () => {
  const { user } = open(() => ({ ...found, meant: 'gil' }))
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.type(await field(), 'gli')
  expect(await screen.findByText('Nothing has “gli” in it. This is what “gil” finds.')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Users' })).toBeInTheDocument()
})
