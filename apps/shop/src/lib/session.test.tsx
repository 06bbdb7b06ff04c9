import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionEndsInAnotherTab, sessionInAnotherTab } from '../test/another-tab.ts'
import { sampleSession } from '../test/samples.ts'
import { dismissEnd, signedInAgain, storedSession } from './session-store.ts'
import { useKeptUser, useSession, useSessionHasEnded } from './session.tsx'

const ana = sampleSession()
const ben = sampleSession({ _id: 'b'.repeat(24), name: 'Ben', token: 'token-of-ben' })

function openTab() {
  storedSession.set(ana)
  const { result } = renderHook(() => ({
    ...useSession(),
    kept: useKeptUser().user?.name,
    hasEnded: useSessionHasEnded(),
  }))
  return result
}

test('a session that another tab found ended keeps its user in this one, which asks to sign in as well', async () => {
  const tab = openTab()
  sessionEndsInAnotherTab(ana)
  expect(tab.current).toMatchObject({ status: 'signed-out', kept: ana.name, hasEnded: true })
  const isBack = signedInAgain(ana._id)
  sessionInAnotherTab({ ...ana, token: 'new-token' })
  expect(tab.current).toMatchObject({ status: 'signed-in', kept: ana.name, hasEnded: false })
  await expect(isBack).resolves.toBe(true)
})

test('whoever does not want to sign in again is signed out', () => {
  const tab = openTab()
  sessionEndsInAnotherTab(ana)
  act(dismissEnd)
  expect(tab.current).toMatchObject({ status: 'signed-out', kept: undefined, hasEnded: false })
})

test('whoever signs out in another tab is signed out here, also after an earlier session ran out', () => {
  const tab = openTab()
  sessionEndsInAnotherTab(ana)
  sessionInAnotherTab({ ...ana, token: 'new-token' })
  sessionInAnotherTab(null)
  expect(tab.current).toMatchObject({ status: 'signed-out', kept: undefined, hasEnded: false })
})

test('the profile of somebody else changes nothing', () => {
  const tab = openTab()
  sessionInAnotherTab(ben)
  const { token: _token, ...profileOfAna } = ana
  act(() => tab.current.update(profileOfAna))
  expect(storedSession.get()).toEqual(ben)
})
