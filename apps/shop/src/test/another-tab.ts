import { act } from '@testing-library/react'
import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'

/** Somebody signs in or out in another tab, or changes their account there. */
export function sessionInAnotherTab(session: Session | null) {
  const key = storageKeys.userInfo
  if (session) localStorage.setItem(key, JSON.stringify(session))
  else localStorage.removeItem(key)
  act(() => void dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })))
}

/** Another tab finds that the session is over. */
export function sessionEndsInAnotherTab({ token }: Session) {
  localStorage.setItem('endedSession', token)
  sessionInAnotherTab(null)
}
