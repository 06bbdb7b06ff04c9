import { screen, waitFor, within } from '@testing-library/react'
import { readinessWords } from '@trivet/core/copy/settings'
import { readinessPoints } from '@trivet/core/settings'
import { expect, test, vi } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'
import { shopSettings } from '../test/order-samples.ts'
import { dashboard } from '../test/people.ts'

const read = () => dashboard
const toDo = readinessPoints.map((point) => ({ point, isDone: point === 'company' }))
const list = async () =>
  within((await screen.findByRole('heading', { name: 'Before you open' })).parentElement!)

test('a shop that is not ready says what is missing, and leads to where it is done', async () => {
  openAdmin({ path: '/dashboard', answers: { dashboard: { read, readiness: () => toDo } } })
  const panel = await list()
  expect(panel.getByText('1 of 7 done. Each ticks itself once it is.')).toBeInTheDocument()
  expect(panel.getByText(readinessWords.payments.todo)).toBeInTheDocument()
  expect(panel.queryByText(readinessWords.company.todo)).not.toBeInTheDocument()
  expect(panel.getByRole('link', { name: 'Add a product' })).toHaveAttribute('href', '/products/new')
  expect(panel.getByRole('link', { name: 'Read them in the shop' })).toHaveAttribute('href', '/terms')
})

test.each([
  ['Legal texts: They are reviewed', ['tax', 'legal-texts']],
  ['Put this list away', ['tax', 'all']],
])('“%s” is saved with what was ticked before', async (name, reviewed) => {
  let points = toDo
  const save = vi.fn(() => {
    points = []
    return shopSettings
  })
  const settings = { ...shopSettings.settings, version: 3, reviewed: ['tax' as const] }
  const { user } = openAdmin({
    path: '/dashboard',
    answers: {
      dashboard: { read, readiness: () => points },
      settings: { get: () => ({ ...shopSettings, settings }), save },
    },
  })
  await user.click((await list()).getByRole('button', { name }))
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Before you open' })).not.toBeInTheDocument(),
  )
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ version: 3, settings: expect.objectContaining({ reviewed }) }),
    expect.anything(),
  )
})

test('a shop that is ready is not bothered', async () => {
  openAdmin({ path: '/dashboard', answers: { dashboard: { read } } })
  expect(await screen.findByText('Saturday, November 21, 2026')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Before you open' })).not.toBeInTheDocument()
})
