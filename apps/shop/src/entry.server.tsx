import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'
import earlyEvents from 'virtual:early-events'
import { deferScripts } from './early-events/defer-scripts.ts'
import { isForEverybody } from './lib/cache-headers.ts'
import { withTimeout } from './lib/with-timeout.ts'

// the HTTP server sets this key of the request's context, so it must be the same object
export { apiContext } from './lib/api-context.ts'

const renderTimeout = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  let finalStatus = status
  const html = await withTimeout(renderTimeout, async (signal) => {
    const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
      signal,
      // larger boundaries would be revealed by inline scripts, which the content security policy cannot know
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        finalStatus = 500
        console.error(error)
      },
    })
    // a page is cached whole and its inline scripts are hashed whole, so nothing is sent early
    await stream.allReady
    return new Response(stream).text()
  })
  // Vite's own server has no built scripts to wait for
  const isDeferred = import.meta.env.PROD && isForEverybody(headers)
  const { module: entry } = context.manifest.entry
  const body = isDeferred ? deferScripts(html, { script: earlyEvents, entry }) : html
  return new Response(body, { status: finalStatus, headers })
}
