import { storageKeys } from '@trivet/core/cart'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../lib/session.tsx'
import { trpc } from '../../lib/trpc.ts'
import { getBrowserApi } from '../../lib/trpc.ts'
import { sessionInAnotherTab } from '../../test/another-tab.ts'
import { renderPage } from '../../test/render-page.tsx'
import { sampleSession } from '../../test/samples.ts'
import { useEmailProof } from './use-email-proof.ts'
import { useTakeProfile } from './use-take-profile.ts'

const { token: _token, ...profile } = sampleSession({ isHost: false })

function Page() {
  useEmailProof()
  const { user } = useSession()
  const takeProfile = useTakeProfile()
  const later = trpc.orders.mine.useQuery(undefined, { enabled: false })
  return (
    <>
      {user && <p>{user.isHost ? 'A host' : 'A guest'}</p>}
      <button onClick={() => void takeProfile({ ...profile, isHost: true })}>Change</button>
      <button onClick={() => void later.refetch()}>Ask</button>
      {later.isFetched && <p>Answered later</p>}
    </>
  )
}

test('a profile that was asked for before a change does not undo it', async () => {
  const hold = Promise.withResolvers<void>()
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession({ isHost: false })))
  const { user } = renderPage({
    path: '/profile',
    Component: Page,
    api: {
      users: {
        profile: async () => {
          await hold.promise
          return profile
        },
      },
      orders: { mine: () => [] },
    },
  })
  expect(await screen.findByText('A guest')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('A host')).toBeVisible()

  hold.resolve()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('Answered later')).toBeVisible()
  expect(screen.getByText('A host')).toBeVisible()
})

test('a profile that comes after somebody else has signed in is nothing to them', async () => {
  const ben = sampleSession({ _id: 'b'.repeat(24), token: 'token-of-ben' })
  const { token: _tokenOfBen, ...profileOfBen } = ben
  localStorage.setItem(storageKeys.userInfo, JSON.stringify(sampleSession()))
  const { user } = renderPage({
    path: '/profile',
    Component: Page,
    api: {
      users: {
        profile: (_input, request) =>
          request.headers.get('authorization') === `Bearer ${ben.token}` ? profileOfBen : profile,
      },
      orders: { mine: () => [] },
    },
  })
  expect(await screen.findByText('A guest')).toBeVisible()
  sessionInAnotherTab(ben)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(await screen.findByText('Answered later')).toBeVisible()
  expect(getBrowserApi().utils.users.profile.getData()?._id).not.toBe(profile._id)
  expect(screen.getByText('A guest')).toBeVisible()
})
