// Keeps one page for the time without network, and nothing else: no page with a price can come from here.
declare const self: ServiceWorkerGlobalScope
/** The build's version, put in front of this script by the route that serves it. */
declare const SHOP_VERSION: string

const offlinePage = '/offline'
const prefix = 'trivet-shop-offline-'
const cacheName = prefix + SHOP_VERSION

self.addEventListener('install', (event) => {
  // it holds no code of the open pages, so it may take over at once
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (/^\/(admin|api|trpc)(\/|$)/.test(pathname)) return
  if (event.request.mode === 'navigate') event.respondWith(pageOf(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(event.request))
})

async function keepOfflinePage(): Promise<void> {
  const page = await fetch(offlinePage, { cache: 'reload' })
  if (!page.ok) throw new Error(`${offlinePage} answered ${page.status}`)
  const html = await page.clone().text()
  const files = Array.from(html.matchAll(/href="(\/(?:assets\/|favicon)[^"]+)"/g), ([, file = '']) => file)
  const cache = await caches.open(cacheName)
  await cache.put(offlinePage, page)
  await cache.addAll([...new Set(files)])
}

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function pageOf(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(offlinePage, { cacheName })) ?? Response.error()
  }
}

/** Styles and fonts of the offline page; whatever else a page asks for comes from the network. */
async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request)
}

// a module of its own, or `self` would be declared twice
export {}
