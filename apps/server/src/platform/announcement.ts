/** Tells the parts of this process at once; other processes notice when what they keep grows old. */
export type Announcement = {
  announce(): void
  listen(listener: () => void): void
  /** How often it was announced so far. */
  count(): number
}

export function createAnnouncement(): Announcement {
  const listeners: (() => void)[] = []
  let count = 0
  return {
    announce() {
      count += 1
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.push(listener)
    },
    count: () => count,
  }
}
