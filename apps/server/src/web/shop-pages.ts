import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import * as generalCopy from '@trivet/core/copy/general'
import { TRPCClientError } from '@trpc/client'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Services } from '../api/context.ts'
import { pageApi, type PageApi } from '../api/local-caller.ts'
import { sendGzipped } from '../api/send-gzipped.ts'
import { inOwnMemory } from '../platform/own-memory.ts'
import { serveBuiltFiles } from './built-files.ts'
import { takeMark } from './marked-scripts.ts'
import { createPageCache } from './page-cache.ts'
import { pagePolicy, type ForeignHosts } from './page-policy.ts'
import { paymentHosts } from './payment-hosts.ts'
import { loadShopBuild, type ShopBuild } from './shop-build.ts'

export type ShopOptions = { directory: string; services: Services; router: AnyRouter; publicUrl: string }

type Page = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The form that is kept: a fifth as large, and what nearly everybody asks for. */
  isGzipped: boolean
  /** Its data could not be read just now. */
  isAway?: boolean
}

const compressed = promisify(gzip)

// no element of that name stands here otherwise, so React passes it over when it hydrates the page
const withNotice = `<body><p id="last-copy" role="status" class="last-copy">${generalCopy.lastCopy}</p>`

/** The shop's pages, rendered here; its loaders call the procedures in this process. */
export async function addShopPages(app: FastifyInstance, { directory, ...options }: ShopOptions) {
  const files = join(directory, 'client')
  if (!existsSync(files)) {
    app.get('/*', (_request, reply) =>
      reply.code(503).type('text/plain').send('The shop is not built yet. Run: npm run build\n'),
    )
    return
  }
  await serveBuiltFiles(app, { root: files, prefix: '/' })
  const { settings, catalogChanges } = options.services
  const build = await loadShopBuild(directory)
  const pages = createPageCache<Page>({
    clock: options.services.clock,
    render: pageRenderer(app, build, options),
    isPublic: ({ status, headers }) => status === 200 && mayBeKept(headers),
    version: async () => `${await settings.version()}.${catalogChanges.count()}`,
    standIn: (last, failed) => (failed.isAway ? lastCopy(last) : null),
    sizeOf: ({ body, headers }) => body.length + JSON.stringify(headers).length,
  })
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    // a browser reads the name of a site after two slashes: such an address is none of ours
    if (/^\/[/\\]/.test(path)) return reply.redirect(`/${path.replace(/^[/\\]+/, '')}`, 301)
    // a file that is not there needs no page to say so
    if (/\.\w+$/.test(path) && !path.endsWith('.data')) return reply.callNotFound()
    return sendPage(await pages(withoutPlace(request.url)), request, reply)
  })
}

/** A page is the same for every place, which the browser asks for by itself: one copy serves all. */
function withoutPlace(address: string): string {
  return address.replace(/([?&])zip=[^&]*&?/g, '$1').replace(/[?&]$/, '')
}

function pageRenderer(
  app: FastifyInstance,
  build: ShopBuild,
  { services, router, publicUrl }: Omit<ShopOptions, 'directory'>,
) {
  const handle = createRequestHandler(build, 'production')
  const others = paymentHosts(services.shop)
  return async (address: string): Promise<Page> => {
    const context = new RouterContextProvider()
    const api = pageApi(router, services, { id: '', log: app.log })
    context.set(build.entry.module.apiContext, api)
    const mark = randomUUID()
    context.set(build.entry.module.markContext, mark)
    // nothing of the visitor's request goes in, so nothing of it can come out to somebody else
    const response = await handle(new Request(new URL(address, publicUrl)), context)
    const page = await toPage(response, mark, others)
    return page.status < 500 ? page : brokenPage(page, api)
  }
}

async function toPage(response: Response, mark: string, others: ForeignHosts | undefined): Promise<Page> {
  const headers = Object.fromEntries(response.headers)
  const { html, scripts } = takeMark(await response.text(), mark)
  const body = Buffer.from(html)
  if (headers['content-type']?.startsWith('text/html')) Object.assign(headers, policies(scripts, others))
  headers['etag'] = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  headers['vary'] = 'Accept-Encoding'
  const isGzipped = body.length > 1024
  return {
    status: response.status,
    headers,
    body: inOwnMemory(isGzipped ? await compressed(body) : body),
    isGzipped,
  }
}

function policies(scripts: string[], others: ForeignHosts | undefined): Record<string, string> {
  const policy = { 'content-security-policy': pagePolicy(scripts, others) }
  // PayPal's window tells the page that opened it what the guest said
  return others ? { ...policy, 'cross-origin-opener-policy': 'same-origin-allow-popups' } : policy
}

function mayBeKept(headers: Page['headers']): boolean {
  const control = headers['cache-control'] ?? ''
  return /\bpublic\b/.test(control) && !/\bno-store\b/.test(control)
}

/** A page whose data could not be had just now is worth another try, and nobody may keep it. */
function brokenPage(page: Page, { queryClient }: PageApi): Page {
  const headers = { ...page.headers, 'cache-control': 'no-store' }
  const errors = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.error)
  const isAway = errors.some(isAboutBusyServer)
  if (page.status !== 503 && !isAway) return { ...page, headers }
  return { ...page, status: 503, headers: { ...headers, 'retry-after': '5' }, isAway }
}

/** A page from before the database went away says so, and nobody keeps it. */
function lastCopy(page: Page): Page {
  const { etag: _, ...headers } = page.headers
  const copy = { ...page, headers: { ...headers, 'cache-control': 'no-store' } }
  if (!headers['content-type']?.startsWith('text/html')) return copy
  const html = (page.isGzipped ? gunzipSync(page.body) : page.body).toString()
  return { ...copy, body: Buffer.from(html.replace('<body>', withNotice)), isGzipped: false }
}

function isAboutBusyServer(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.httpStatus === 503
}

async function sendPage(
  { status, headers, body, isGzipped }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.code(status).headers(headers)
  const { etag } = headers
  if (status === 200 && etag && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return isGzipped ? sendGzipped(request, reply, body) : reply.send(body)
}
