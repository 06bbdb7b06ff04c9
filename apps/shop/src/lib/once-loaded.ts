/**
 * For a part of the page whose script comes later. A script that cannot be had leaves the part as the server has sent
 * it, and only Vite's event tells of it: to `lazy`, a failure is an error that takes the whole page away. Where nothing
 * from the server waits, as on a page reached from another one, it is that error.
 */
export function onceLoaded<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch((error: unknown) => {
    if (document.querySelector('[data-part]:not([data-hydrated])')) return new Promise<never>(() => {})
    throw error
  })
}
