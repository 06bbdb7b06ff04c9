// Keeps the app of a driver's day for the time without network. No answer of the API is ever kept here.
declare const self: ServiceWorkerGlobalScope
/** Put in front of this script by the build. */
declare const ADMIN_VERSION: string
/** The files of the shell and of the day, and the page itself. */
declare const ADMIN_FILES: string[]

const page = '/admin/'
const prefix = 'trivet-admin-'
const cacheName = prefix + ADMIN_VERSION
const networkMs = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(ADMIN_FILES.map((file) => new Request(file, { cache: 'reload' })))),
  )
})

// it waits until nobody is in the middle of a stop
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== self.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(pageFor(event.request))
  else if (pathname.startsWith('/admin/assets/')) event.respondWith(fileFor(event.request))
})

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function pageFor(request: Request): Promise<Response> {
  try {
    const answer = await Promise.race([fetch(request), tooLate()])
    if (answer.status < 500) return answer
    return (await keptPage()) ?? answer
  } catch {
    return (await keptPage()) ?? Response.error()
  }
}

function keptPage() {
  return caches.match(page, { cacheName })
}

/** Names under assets/ hold a hash: a kept one is never old. */
async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request)
}

function tooLate(): Promise<never> {
  return new Promise((_done, fail) => {
    setTimeout(() => fail(new Error(`${page} took more than ${networkMs} ms`)), networkMs)
  })
}

// a module of its own, or `self` would be declared twice
export {}
