import type { toast } from '@trivet/ui/toaster'

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

/** Short messages for the visitor. What is said while no toaster stands there is shown as soon as one does. */
export const notify = {
  success: (...message: Parameters<Toasts['success']>) =>
    void toaster.then((toasts) => toasts.success(...message)),
  error: (...message: Parameters<Toasts['error']>) => void toaster.then((toasts) => toasts.error(...message)),
  warning: (...message: Parameters<Toasts['warning']>) =>
    void toaster.then((toasts) => toasts.warning(...message)),
  info: (...message: Parameters<Toasts['info']>) => void toaster.then((toasts) => toasts.info(...message)),
}
