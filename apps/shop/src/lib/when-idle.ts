/** Acts once the browser has nothing to do, in any case soon; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 500)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 2_000 })
  return () => cancelIdleCallback(idle)
}
