declare const self: ServiceWorkerGlobalScope

/** Takes the place of whatever was registered before, forgets what that kept, and goes. */
const remove = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('quokka-page-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
