import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { sampleSession } from '../test/samples.ts'
import { readText, writeText } from './browser-storage.ts'
import { endSession, storedSession } from './session-store.ts'
import { useSession } from './session.tsx'
import { followTabOwner } from './tab-owner.ts'
import { getBrowserApi } from './trpc.ts'

const guest = sampleSession({ _id: 'a'.repeat(24) })
const another = sampleSession({ _id: 'b'.repeat(24), token: 'token-of-another' })

beforeEach(() => onTestFinished(followTabOwner()))

const type = (text: string) => writeText('sessionStorage', 'bookingDraft', text)
const kept = () => readText('sessionStorage', 'bookingDraft')

test('what was typed before signing in goes with whoever signs in', () => {
  type('500 Congress Ave')
  storedSession.set(guest)
  expect(kept()).toBe('500 Congress Ave')
})

test('after a session that ran out the same person finds what they typed, anybody else an empty tab', () => {
  storedSession.set(guest)
  type('500 Congress Ave')
  endSession(guest.token)
  expect(kept()).toBe('500 Congress Ave')
  storedSession.set(guest)
  expect(kept()).toBe('500 Congress Ave')
  endSession(guest.token)
  storedSession.set(another)
  expect(kept()).toBeNull()
})

test('signing out empties the tab, and what is typed after it goes with the next person', () => {
  storedSession.set(guest)
  type('500 Congress Ave')
  renderHook(useSession).result.current.signOut()
  expect(kept()).toBeNull()
  type('The Alamo')
  storedSession.set(another)
  expect(kept()).toBe('The Alamo')
})

test('what was asked for a guest leaves the memory when they sign out or somebody else comes, not when their session ran out', () => {
  const { queryClient } = getBrowserApi()
  const ask = (path: string) => queryClient.setQueryData([path.split('.'), { type: 'query' }], 'answer')
  const left = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [path] }) => String(path))
  const asked = ['products,list', 'orders,mine']
  const askBoth = () => {
    ask('products.list')
    ask('orders.mine')
  }
  storedSession.set(guest)
  askBoth()
  endSession(guest.token)
  expect(left()).toEqual(asked)
  storedSession.set(guest)
  expect(left()).toEqual(asked)
  storedSession.set(another)
  expect(left()).toEqual(['products,list'])
  askBoth()
  renderHook(useSession).result.current.signOut()
  expect(left()).toEqual(['products,list'])
})

test('where the browser refuses to store, the next person has an empty tab as well, and stays signed in', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const spies = (['localStorage', 'sessionStorage'] as const).map((storage) =>
    vi.spyOn(window, storage, 'get').mockImplementation(refused),
  )
  storedSession.set(guest)
  type('500 Congress Ave')
  endSession(guest.token)
  storedSession.set(another)
  const found = [kept(), storedSession.get()?._id]
  // the next test empties both
  storedSession.set(null)
  for (const spy of spies) spy.mockRestore()
  expect(found).toEqual([null, another._id])
})
