import { errorDataOf } from './error-code.ts'
import { getBrowserApi } from './trpc.ts'

type Waiting = { askEveryMs?: number }

/** When the shop cannot answer just now, the page goes on by itself as soon as it can again. */
export function watchForAbsence({ askEveryMs = 5_000 }: Waiting = {}): () => void {
  const { queryClient } = getBrowserApi()
  let isWaiting = false

  async function awaitReturn() {
    if (isWaiting) return
    isWaiting = true
    // meanwhile links lead to whole pages, of which the server has copies
    addEventListener('click', leaveToBrowser, { capture: true })
    do await new Promise((next) => setTimeout(next, askEveryMs))
    while (!(await isReady()))
    removeEventListener('click', leaveToBrowser, { capture: true })
    isWaiting = false
    document.getElementById('last-copy')?.remove()
    await queryClient.refetchQueries({ type: 'active', stale: true })
  }

  if (document.getElementById('last-copy')) void awaitReturn()
  return queryClient.getQueryCache().subscribe(({ query, type }) => {
    const isRefused = type === 'updated' && errorDataOf(query.state.fetchFailureReason)?.httpStatus === 503
    if (isRefused) void awaitReturn()
  })
}

/** React hears nothing of it, so the link is followed as in a page without scripts. */
function leaveToBrowser(event: Event) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

function isReady(): Promise<boolean> {
  return fetch('/readyz').then(
    ({ ok }) => ok,
    () => false,
  )
}
