// Stands in every public page itself (`defer-scripts.ts`), before anything else has been loaded.
import { holdEvents } from './held-events.ts'
import { listenEarly } from './listen-early.ts'
import { showWithoutScripts, tellGuest } from './script-failure.ts'
import { startScripts } from './start-scripts.ts'
import { tellWhatWaits } from './what-waits.ts'

const held = holdEvents()
let hasFailed = false

function giveUp() {
  if (hasFailed) return
  hasFailed = true
  held.giveUp(tellGuest)
  tellGuest()
}

// a part of the page has a script of its own, which Vite could not load
addEventListener('vite:preloadError', () => {
  // what is asked for ahead of time is asked for again where it is shown
  if (document.documentElement.dataset.ahead === undefined) giveUp()
})
listenEarly(held)
tellWhatWaits()
void startScripts(() => {
  showWithoutScripts()
  giveUp()
})
// React did not render this element
document.currentScript?.remove()
