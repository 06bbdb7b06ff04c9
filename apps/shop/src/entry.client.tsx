import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** What was pressed before the page was alive waits for this word. */
function Shop() {
  useEffect(() => {
    dispatchEvent(new Event('trivet:hydrated'))
  }, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Shop />
    </StrictMode>,
  )
  // from here on React hears every press, and wakes what was pressed
  dispatchEvent(new Event('trivet:heard'))
})
