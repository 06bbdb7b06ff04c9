/** Runs once the next frame is on the screen: the answer to a press comes first, words about it after. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
