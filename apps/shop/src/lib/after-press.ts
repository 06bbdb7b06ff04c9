let isPressing = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressing = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => (isPressing = false), { capture: true })
  }
}

/**
 * Runs at once, or when the finger or mouse button that is down has been lifted: a message that appears in
 * between would move the pressed button away from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressing) return run()
  const runOnce = () => {
    document.removeEventListener('pointerup', runOnce)
    document.removeEventListener('pointercancel', runOnce)
    // the click comes after the lifting
    setTimeout(run)
  }
  document.addEventListener('pointerup', runOnce)
  document.addEventListener('pointercancel', runOnce)
}
