import { screen, waitFor } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import * as accountsCopy from '@trivet/core/copy/accounts'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { sampleSession } from '../test/samples.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import type { TrpcAnswers } from '../test/trpc-handlers.ts'
import ProfileRoute from './profile.tsx'

const saveFile = vi.hoisted(() => vi.fn((_file: Blob, _name: string) => {}))
vi.mock('../lib/save-file.ts', () => ({ saveFile }))

function renderProfile(copy: NonNullable<NonNullable<TrpcAnswers['privacy']>['copy']>) {
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  return renderPage({
    path: '/profile',
    Component: ProfileRoute,
    api: {
      accountCredit: { mine: () => ({ balance: 0, entries: [] }) },
      users: { profile: () => sampleSession() },
      sessions: { mine: () => [] },
      privacy: { copy },
    },
  })
}

test('a guest downloads their data, after the password where it is a while ago', async () => {
  const copy = vi.fn(({ currentPassword }: { currentPassword?: string | undefined }) => {
    if (currentPassword === undefined) {
      throw new ApiAnswerError({ status: 401, errorCode: 'SIGN_IN_AGAIN', message: 'Please sign in again' })
    }
    return { madeAt: '2026-11-21T20:00:00.000Z', email: 'ana@example.com', parts: [] }
  })
  const { user } = renderProfile(copy)
  await user.click(await screen.findByRole('button', { name: privacyCopy.downloadMyData }))
  const password = await screen.findByLabelText(/Your password, once more/)
  expect(password).toHaveFocus()
  await user.type(password, 'copper pan on the wall{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: privacyCopy.downloadMyData })).toHaveFocus())
  expect(await screen.findByText(privacyCopy.dataDownloaded)).toBeInTheDocument()
  expect(copy.mock.calls.map(([input]) => input)).toEqual([{}, { currentPassword: 'copper pan on the wall' }])
  const [file, name] = saveFile.mock.calls[0] ?? []
  expect(name).toBe('my-data.json')
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ email: 'ana@example.com' })
  expect(screen.getByRole('link', { name: privacyCopy.eraseMyAccount })).toHaveAttribute(
    'href',
    '/profile/erasure',
  )
})

test('data that does not come says so', async () => {
  const { user } = renderProfile(() => {
    throw new Error('no connection')
  })
  await user.click(await screen.findByRole('button', { name: privacyCopy.downloadMyData }))
  expect(await screen.findByText(accountsCopy.profileDataLoadFailed)).toHaveRole('alert')
})
