/** Keeps the app for the time without network, and asks the browser not to clear what it keeps. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return
  // the browser may refuse both, as in a private window: then the day lasts as long as the page
  void navigator.serviceWorker?.register('/admin/sw.js', { scope: '/admin/' }).catch(() => {})
  void navigator.storage?.persist?.().catch(() => false)
}
