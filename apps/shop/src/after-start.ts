import { watchForAbsence } from './lib/await-return.ts'
import { followTabOwner } from './lib/tab-owner.ts'
import { startOffline } from './offline/start-offline.ts'

/** What a page does besides what is seen on it; loaded once it answers. */
export function afterStart(): void {
  watchForAbsence()
  followTabOwner()
  if ('serviceWorker' in navigator) startOffline()
}
