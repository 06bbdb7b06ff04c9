// The least that React Router takes for a built app: one route for every address.
import { createContext } from 'react-router'

const apiContext = createContext()
const markContext = createContext()
let renders = 0

async function handleRequest(request, status, headers, entry, context) {
  renders += 1
  const { pathname, searchParams } = new URL(request.url)
  const mark = context.get(markContext)
  const data = JSON.stringify(entry.staticHandlerContext.loaderData.page)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const caching = pathname === '/partly' ? 'public, no-store' : 'public, max-age=0, s-maxage=60'
  if (pathname !== '/private') headers.set('Cache-Control', caching)
  const html = `<!doctype html><html><body><script nonce="${mark}">window.data=${data}</script>${searchParams.get('unescaped') ?? ''}<p>render ${renders} of ${pathname}</p>`
  return new Response(searchParams.has('long') ? html + ' copper'.repeat(500) : html, { status, headers })
}

async function loader({ context, request }) {
  const { utils } = context.get(apiContext)
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/toy') return utils.toys.byId.ensureData({ id: 'kettle' })
  if (pathname === '/stored') return utils.toys.find.ensureData({ name: 'kettle' })
  if (pathname === '/listed') return utils.products.list.fetch({ keyword: searchParams.get('keyword') })
  if (pathname === '/broken') return utils.toys.broken.ensureData()
  if (pathname === '/gone') throw new Response(null, { status: 404 })
  return { cookie: request.headers.get('cookie') }
}

export const entry = { module: { default: handleRequest, apiContext, markContext } }
export const routes = { page: { id: 'page', path: '*', module: { loader, default: () => null } } }
export const assets = {
  entry: { imports: [], module: '' },
  routes: { page: { id: 'page', path: '*', hasLoader: true, module: '' } },
  url: '',
  version: '1',
}
export const assetsBuildDirectory = ''
export const publicPath = '/'
export const basename = '/'
export const future = {}
export const isSpaMode = false
export const ssr = true
export const prerender = []
export const routeDiscovery = { mode: 'initial' }
export const allowedActionOrigins = []
