/** A picture that does not come may not keep the page from answering. */
const patienceMs = 3_000

/**
 * A public page is complete without its scripts, so they are asked for once it has been painted, or at the first touch,
 * and run one after the other: no long stretch in which the page would not answer. `defer-scripts.ts` put them aside.
 */
export async function startScripts(onFailure: () => void): Promise<void> {
  await Promise.all([parsedPage(), paintOrTouch()])
  const starter = document.querySelector<HTMLScriptElement>('script[data-entry]')
  if (!starter) return
  let hasFailed = false
  function fail() {
    hasFailed = true
    onFailure()
  }
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-rel]')]
  for (const link of links) {
    link.onerror = fail
    link.rel = 'modulepreload'
  }
  const files = links.map((link) => link.getAttribute('href') ?? '')
  try {
    for (const file of files.filter((name) => name !== starter.dataset.entry)) {
      await import(/* @vite-ignore */ file)
      await new Promise((next) => setTimeout(next))
    }
  } catch {
    fail()
  }
  // half a page that answers would be worse than one that is read
  if (hasFailed) return
  // only a new element runs
  const started = document.createElement('script')
  started.type = 'module'
  started.textContent = starter.textContent
  starter.replaceWith(started)
}

function parsedPage(): Promise<void> {
  return new Promise((ready) => addEventListener('DOMContentLoaded', () => ready(), { once: true }))
}

function paintOrTouch(): Promise<void> {
  return new Promise((ready) => {
    const afterPaint = () => requestAnimationFrame(() => setTimeout(ready))
    if (document.readyState === 'complete') afterPaint()
    else addEventListener('load', afterPaint, { once: true })
    for (const touch of ['pointerdown', 'keydown', 'focusin', 'input'])
      addEventListener(touch, () => ready(), { once: true, capture: true })
    setTimeout(ready, patienceMs)
  })
}
