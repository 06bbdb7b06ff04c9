import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { inOwnMemory } from '../platform/own-memory.ts'
import { sendGzipped } from './send-gzipped.ts'

const compressed = promisify(gzip)

const swaggerFiles = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

// the package brings more than the page needs
const servedFiles = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'favicon-32x32.png',
]

// the reference page writes style attributes; scripts stay our own files
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Trivet API reference</title>
    <link rel="stylesheet" href="/api/docs/files/swagger-ui.css" />
    <link rel="icon" href="/api/docs/files/favicon-32x32.png" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/files/swagger-ui-bundle.js"></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>
`

// without an address of its own, the page would have the document checked by a foreign server
const script = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
})
`

/** The OpenAPI document, and a page to read it and try it. */
export async function addDocs(app: FastifyInstance, makeDocument: () => object) {
  // made for the first who asks, and kept compressed: it is 2 MB as text
  let body: Promise<Buffer> | undefined
  app.get('/openapi.json', async (request, reply) => {
    body ??= compressed(JSON.stringify(makeDocument())).then(inOwnMemory)
    return sendGzipped(request, reply.type('application/json; charset=utf-8'), await body)
  })
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy).send(page),
  )
  app.get('/docs/', (_request, reply) => reply.redirect('/api/docs', 301))
  app.get('/docs/reference.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )
  await app.register(async (scope) => {
    // the plugin's own route for all answers 500 to /docs/files//x
    await scope.register(fastifyStatic, { root: swaggerFiles, serve: false, maxAge: '1d' })
    for (const file of servedFiles)
      scope.get(`/docs/files/${file}`, (_request, reply) => reply.sendFile(file))
  })
}
