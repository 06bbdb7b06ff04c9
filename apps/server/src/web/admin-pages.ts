import { standardIdentity } from '@trivet/core/company'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../api/context.ts'
import { serveBuiltFiles } from './built-files.ts'
import { pagePolicy } from './page-policy.ts'

type AdminPages = { services: Pick<Services, 'settings'>; directory: string }

/** The admin: one page for all its addresses, which it tells apart itself. It learns the shop's name from its title. */
export async function addAdminPages(app: FastifyInstance, { services, directory }: AdminPages) {
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
  app.get('/admin/*', async (request, reply) => {
    const isFile = /\.\w+$/.test(request.url.split('?', 1)[0] ?? '')
    if (isFile) return reply.callNotFound()
    const title = await titleOf(services)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
      .send(html.replace(/<title>.*<\/title>/, () => title))
  })
}

/** The page opens without its database, too, and says then what is wrong. */
async function titleOf({ settings }: Pick<Services, 'settings'>): Promise<string> {
  const { name } = await settings.current().then(
    (current) => current.settings.identity,
    () => standardIdentity,
  )
  return `<title>${name.replaceAll('&', '&amp;')} admin</title>`
}
