import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveBuiltFiles } from './built-files.ts'
import { pagePolicy } from './page-policy.ts'

/** The admin: one page for all its addresses, which it tells apart itself. */
export async function addAdminPages(app: FastifyInstance, { directory }: { directory: string }) {
  app.get('/admin', (_request, reply) => reply.redirect('/admin/', 301))
  const index = join(directory, 'index.html')
  if (!existsSync(index)) {
    app.get('/admin/*', (_request, reply) =>
      reply.code(503).type('text/plain').send('The admin is not built yet. Run: npm run build\n'),
    )
    return
  }
  await serveBuiltFiles(app, { root: directory, prefix: '/admin/' })
  const worker = join(directory, 'sw.js')
  // its fetches obey this policy and not that of the page
  const ofWorker = "default-src 'none'; connect-src 'self'; script-src 'self'"
  if (existsSync(worker)) {
    const script = readFileSync(worker, 'utf8')
    app.get('/admin/sw.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'Content-Security-Policy': ofWorker, 'Cache-Control': 'no-cache' })
        .send(script),
    )
  }
  const html = readFileSync(index, 'utf8')
  const policy = pagePolicy([])
  app.get('/admin/*', (request, reply) => {
    const isFile = /\.\w+$/.test(request.url.split('?', 1)[0] ?? '')
    if (isFile) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
      .send(html)
  })
}
