// Stands in every public page itself (`defer-scripts.ts`), before anything else has been loaded.
import { holdEvents } from './held-events.ts'
import { listenEarly } from './listen-early.ts'
import { tellWhatIsKept } from './what-is-kept.ts'
import { showWithoutScripts, tellGuest } from './script-failure.ts'
import { startScripts } from './start-scripts.ts'

const held = holdEvents()
let hasFailed = false

function giveUp() {
  if (hasFailed) return
  hasFailed = true
  held.giveUp(tellGuest)
  tellGuest()
}

// a part of the page has a script of its own, which Vite could not load
addEventListener('vite:preloadError', giveUp)
listenEarly(held)
tellWhatIsKept()
void startScripts(() => {
  showWithoutScripts()
  giveUp()
})
// React did not render this element
document.currentScript?.remove()
