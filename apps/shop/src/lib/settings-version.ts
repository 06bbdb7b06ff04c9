import { settingsVersionHeader } from '@trivet/core/settings'

let latest = 0
const listeners = new Set<() => void>()

/** The newest version of the shop's settings any answer told of. */
export const settingsVersion = {
  read: () => latest,
  listen(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set(version: number) {
    latest = version
    for (const listener of listeners) listener()
  },
}

/** The browser's fetch, which notices when an answer was made with newer settings. */
export const fetchNoticingSettings: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const version = Number(response.headers.get(settingsVersionHeader) ?? 0)
  if (version > latest) settingsVersion.set(version)
  return response
}
