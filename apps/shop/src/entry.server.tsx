import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'
import earlyEvents from 'virtual:early-events'
import { deferScripts, preloadLast } from './early-events/defer-scripts.ts'
import { isForEverybody } from './lib/cache-headers.ts'
import { markContext, ScriptMark } from './lib/script-mark.ts'
import { withTimeout } from './lib/with-timeout.ts'

// the HTTP server sets these keys of the request's context, so they must be the same objects
export { apiContext } from './lib/api-context.ts'
export { markContext }

const renderTimeout = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provided: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  let finalStatus = status
  const mark = provided.get(markContext) ?? undefined
  const page = (
    <ScriptMark value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </ScriptMark>
  )
  const html = await withTimeout(renderTimeout, async (signal) => {
    const stream = await renderToReadableStream(page, {
      signal,
      // larger boundaries would be revealed by inline scripts, which the content security policy cannot know
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        finalStatus = 500
        console.error(error)
      },
    })
    // a page is kept whole and its marked scripts are hashed whole, so nothing is sent early
    await stream.allReady
    return new Response(stream).text()
  })
  // Vite's own server has no built scripts to wait for
  const isDeferred = import.meta.env.PROD && mark && isForEverybody(headers)
  const { module: entry } = context.manifest.entry
  const body = isDeferred ? deferScripts(html, { script: earlyEvents, entry, mark }) : preloadLast(html)
  return new Response(body, { status: finalStatus, headers })
}
