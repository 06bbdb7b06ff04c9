/**
 * For a part of the page whose script comes later. A script that cannot be had leaves it as the server has sent it, and
 * only Vite's event tells of it: to `lazy`, a failure is an error that takes the whole page away.
 */
export function onceLoaded<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch(() => new Promise<never>(() => {}))
}
