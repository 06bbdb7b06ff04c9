import { isHydrated, whenPartsHydrate } from './page-parts.ts'

export type HeldEvent = {
  element: HTMLElement
  repeat: () => void
  /** What was pressed, if anything was. */
  button: Element | null
  /** A second event on the same element does not take the place of the first. */
  eachCounts?: boolean
}

export type HeldEvents = ReturnType<typeof holdEvents>

/** Events that wait until their part of the page is hydrated; then each is done again, in order and one by one. */
export function holdEvents() {
  const held: HeldEvent[] = []
  let isRepeating = false
  let giveSign = showAsBusy

  function hold(event: HeldEvent) {
    const known = event.eachCounts ? -1 : held.findIndex(({ element }) => element === event.element)
    if (known >= 0) held.splice(known, 1)
    held.push(event)
    if (event.button) giveSign(event.button)
  }

  /** No button says any more that an answer is coming; instead `tellGuest` runs at every press. */
  function giveUp(tellGuest: () => void) {
    giveSign = tellGuest
    for (const { button } of held) button?.removeAttribute('aria-busy')
  }

  async function repeatReady() {
    if (isRepeating) return
    isRepeating = true
    for (let event = takeReady(); event; event = takeReady()) {
      event.button?.removeAttribute('aria-busy')
      if (event.element.isConnected) event.repeat()
      // what it changes is what the next one starts from
      await new Promise((next) => setTimeout(next))
    }
    isRepeating = false
  }

  function takeReady(): HeldEvent | undefined {
    const ready = held.findIndex(({ element }) => isHydrated(element) || !element.isConnected)
    return ready < 0 ? undefined : held.splice(ready, 1)[0]
  }

  whenPartsHydrate(() => void repeatReady())
  return { hold, giveUp }
}

function showAsBusy(button: Element) {
  button.setAttribute('aria-busy', 'true')
}
