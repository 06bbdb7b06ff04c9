import { useLayoutEffect, useRef } from 'react'

/**
 * A press may take away what was pressed, and the keyboard's focus with it: then the element with this ref takes the
 * focus. For the part of the page that is drawn anew by the press.
 */
export function useFocusWhenLost<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  // as it is before the change is drawn; the server has no document
  const before = globalThis.document?.activeElement
  // what led to this part, such as a link of the page before, is gone for another reason
  const led = useRef(before)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isLost = before !== body && activeElement === body
    // no scroll: it stands where the press was, or at the top of a page that is shown from its top
    if (isLost && before !== led.current) place.current?.focus({ preventScroll: true })
  })
  return place
}
