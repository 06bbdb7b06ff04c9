import { isChanged, isField, isTick, repeatInput } from './fields.ts'
import type { HeldEvents } from './held-events.ts'
import { isHydrated } from './page-parts.ts'

// of these each press is a step; elsewhere a second press is impatience
const steps = '[aria-pressed], [aria-expanded], [data-step]'

/** Holds what is typed, chosen, pressed and sent where React does not answer yet. */
export function listenEarly({ hold }: HeldEvents) {
  // each says whether React must not hear the event now, for it will hear it again
  const listeners: Record<string, (target: Element, event: Event) => boolean> = {
    input: holdInput,
    // of a field its input has told all; React hears a box by its click
    change: isField,
    click: (target) => isTick(target) || holdPress(target.closest('button[type="button"]')),
    submit: holdSubmit,
  }

  for (const [name, isHeld] of Object.entries(listeners)) {
    const listen = (event: Event) => {
      const { target } = event
      if (!(target instanceof Element) || isHydrated(target)) return
      if (isHeld(target, event)) event.stopImmediatePropagation()
    }
    // before React, which listens to the document
    addEventListener(name, listen, { capture: true })
  }
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (isField(field) && isChanged(field)) holdInput(field)
  }

  function holdInput(field: Element): boolean {
    if (!isField(field)) return false
    hold({ element: field, repeat: repeatInput(field), button: null })
    return true
  }

  function holdPress(button: Element | null): boolean {
    if (!(button instanceof HTMLButtonElement)) return false
    hold({ element: button, repeat: () => button.click(), button, eachCounts: button.matches(steps) })
    return true
  }

  /** A form with an address works by itself. */
  function holdSubmit(form: Element, event: Event): boolean {
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return false
    event.preventDefault()
    const button = event instanceof SubmitEvent ? event.submitter : null
    hold({ element: form, repeat: () => form.requestSubmit(button?.isConnected ? button : null), button })
    return true
  }
}
