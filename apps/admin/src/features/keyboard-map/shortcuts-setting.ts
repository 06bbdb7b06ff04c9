import { useSyncExternalStore } from 'react'

const storageKey = 'trivet.admin.shortcuts'
const listeners = new Set<() => void>()

/** Single keys can be in the way of those who speak to their browser: each browser may have them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // the browser keeps nothing: they stay on
  }
  for (const listener of listeners) listener()
}

export function useShortcutsSetting(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
