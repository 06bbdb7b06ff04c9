import { useRef } from 'react'
import type { FormEvent } from 'react'

/**
 * Runs a form's submit once for all presses that come while it runs: a form is checked before it is known to be under
 * way, and a second press meanwhile would send it a second time.
 */
export function useOneSubmit(submit: (event: FormEvent) => unknown): (event: FormEvent) => void {
  const isRunning = useRef(false)

  async function run(event: FormEvent) {
    isRunning.current = true
    try {
      await submit(event)
      // what was sent is told to the button a moment later
      await new Promise((resolve) => setTimeout(resolve))
    } finally {
      isRunning.current = false
    }
  }

  return (event) => {
    event.preventDefault()
    if (!isRunning.current) void run(event)
  }
}
