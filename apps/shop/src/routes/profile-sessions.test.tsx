import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import ProfileRoute from './profile.tsx'

test('a guest ends a session on another device from the profile', async () => {
  let sessions = [
    { _id: '1', device: 'Chrome on Windows', isThis: true },
    { _id: '2', device: 'Safari on iPhone', isThis: false },
    { _id: '3', device: 'Firefox on Linux', isThis: false },
  ].map((one) => ({ ...one, signedInAt: '2026-11-20T18:00:00.000Z', lastUsedAt: '2026-11-21T19:00:00.000Z' }))
  const end = vi.fn(({ id }: { id: string }) => {
    sessions = sessions.filter(({ _id }) => _id !== id)
  })
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const { user } = renderPage({
    path: '/profile',
    at: '/profile',
    Component: ProfileRoute,
    api: {
      accountCredit: { mine: () => ({ balance: 0, entries: [] }) },
      users: { profile: () => sampleSession() },
      sessions: { mine: () => sessions, end },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out on Safari on iPhone' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Signed in elsewhere' })).toHaveFocus())
  expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign out on Firefox on Linux' }))
  await waitFor(() => expect(screen.queryByText('Signed in elsewhere')).not.toBeInTheDocument())
  // goes on from there
  expect(document.body).not.toHaveFocus()
  expect(end).toHaveBeenCalledTimes(2)
})
