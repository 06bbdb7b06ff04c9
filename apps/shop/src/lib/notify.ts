import type { toast } from '@trivet/ui/toaster'

type Toasts = typeof toast

let announceToaster: (toasts: Toasts) => void
const toaster = new Promise<Toasts>((resolve) => {
  announceToaster = resolve
})

/** Called by the toaster once it stands on the page; it loads after the page does. */
export function toasterIsReady(toasts: Toasts): void {
  announceToaster(toasts)
}

/** Short messages for the visitor. What is said before the toaster has loaded is shown as soon as it has. */
export const notify = {
  success: (...message: Parameters<Toasts['success']>) =>
    void toaster.then((toasts) => toasts.success(...message)),
  error: (...message: Parameters<Toasts['error']>) => void toaster.then((toasts) => toasts.error(...message)),
  warning: (...message: Parameters<Toasts['warning']>) =>
    void toaster.then((toasts) => toasts.warning(...message)),
  info: (...message: Parameters<Toasts['info']>) => void toaster.then((toasts) => toasts.info(...message)),
}
