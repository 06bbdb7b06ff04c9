import type { toast } from '@trivet/ui/toaster'
import { afterPaint } from './after-paint.ts'

type Toasts = typeof toast

let announceToaster: (toasts: Toasts) => void
let toaster = nextToaster()

function nextToaster() {
  return new Promise<Toasts>((resolve) => {
    announceToaster = resolve
  })
}

/** Called by the toaster once it stands on the page, later than the page does. Answers what to call when it goes. */
export function toasterIsReady(toasts: Toasts): () => void {
  announceToaster(toasts)
  return () => {
    toaster = nextToaster()
  }
}

/**
 * Short messages for the visitor, the frame after the answer to a press: a button that has been pressed shows it first.
 * What is said while no toaster stands there is shown as soon as one does.
 */
export const notify = {
  success: say('success'),
  error: say('error'),
  warning: say('warning'),
  info: say('info'),
}

function say(tone: 'success' | 'error' | 'warning' | 'info') {
  return (...message: Parameters<Toasts['success']>) =>
    afterPaint(() => void toaster.then((toasts) => toasts[tone](...message)))
}
