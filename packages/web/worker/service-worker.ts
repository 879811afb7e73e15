declare const self: ServiceWorkerGlobalScope

/** What the server writes before this script: the page that is shown without a connection, and what it consists of. */
declare const KEPT: {
  /** The name that the files are kept under, another one for each build and each setting. */
  cache: string
  page: string
  headers: Readonly<Record<string, string>>
  files: readonly string[]
  /** The first segments of addresses that are no page of the product. */
  others: readonly string[]
}

/** Other products may have been served on this machine's address before. */
const OURS = 'quokka-page-'
/** What stands before the server says so: it is not reached, or it starts or ends. */
const UNREACHED = [502, 503, 504, 511]

const keep = async () => {
  // A version that comes back is the newest again.
  await caches.delete(KEPT.cache)
  const cache = await caches.open(KEPT.cache)
  try {
    await cache.addAll([...KEPT.files])
  } catch (error) {
    await caches.delete(KEPT.cache)
    throw error
  }
  // This one needs no tab to be closed: pages come from the network, and files by the hashes in their names.
  await self.skipWaiting()
}

/** Tabs that were opened before an upgrade may still ask for files of the build before. */
const forgetOldBuilds = async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT.cache)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

const isPage = (path: string): boolean => !path.includes('.') && !KEPT.others.includes(path.split('/')[1] ?? '')

/** From the network whenever something answers there, so that nobody sees an old version. */
const pageOf = async (request: Request): Promise<Response> => {
  const reply = await fetch(request).catch(() => undefined)
  if (reply !== undefined && !UNREACHED.includes(reply.status)) return reply
  return new Response(KEPT.page, { headers: KEPT.headers })
}

const fileOf = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => self.clients.claim())))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // In a frame of another site nothing is shown from here.
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && isPage(pathname)) event.respondWith(pageOf(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
})
