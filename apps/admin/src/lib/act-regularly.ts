/** Acts at once, every now and then, and when the network or the user comes back; answers how to stop. */
export function actRegularly(act: () => void, everyMs: number): () => void {
  const seen = () => document.visibilityState === 'visible' && act()
  act()
  const timer = setInterval(act, everyMs)
  window.addEventListener('online', act)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', act)
    document.removeEventListener('visibilitychange', seen)
  }
}
