import { createHash } from 'node:crypto'
import * as generalCopy from '@trivet/core/copy/general'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../api/error-answer.ts'
import { htmlText } from '../platform/html-text.ts'

// no file may be had while nothing is answered, so nothing is loaded; the colours are those of the shop
const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.75rem 'Instrument Sans', Arial, sans-serif;
  color: light-dark(#221a20, #f4eef0); background: light-dark(#f6f8f5, #161115) }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1.25rem }
h1 { margin: 0; font: 600 2rem/2.5rem Georgia, serif; text-wrap: balance }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem }
a { padding-block: 0.75rem; color: light-dark(#5a1f44, #f0b6cf) }
`

const policy = `default-src 'none'; style-src 'sha256-${sha256(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const again = '<meta http-equiv="refresh" content="5" />'

/** Whether a person waits for a page, who can do nothing with JSON. */
export function isPageVisit({ url, headers }: FastifyRequest): boolean {
  return !/^\/(api|trpc)(?![^/?])/.test(url) && (headers.accept?.includes('text/html') ?? false)
}

/** An error in place of a page. One that passes by itself opens the page when it is worth another try. */
export function sendErrorPage({ code, message }: ErrorBody, reply: FastifyReply) {
  const passes = code === 'UNAVAILABLE'
  const title = htmlText(passes ? generalCopy.oneMoment : message)
  reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
  })
  return reply.send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />${passes ? again : ''}
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>${passes ? `<p>${generalCopy.opensByItself}</p>` : ''}
      <nav><a href="">Try again</a> <a href="/">Go home</a></nav>
    </main>
  </body>
</html>
`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
