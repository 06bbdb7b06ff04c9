import { useSyncExternalStore } from 'react'
import { readText, writeText } from '../../lib/browser-storage.ts'

const storageKey = 'trivet.admin.shortcuts'
const listeners = new Set<() => void>()

/** Single keys can be in the way of those who speak to their browser: each browser may have them off. */
export function areShortcutsOn(): boolean {
  return readText(storageKey) !== 'off'
}

export function setShortcuts(isOn: boolean): void {
  writeText(storageKey, isOn ? null : 'off')
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
