// The one place that tells the unit tests the time: Date stands still at a moment that no test chooses by chance.
// A test that is about a certain moment tells it itself, with vi.setSystemTime or with the server's test clock.
import { beforeEach, vi } from 'vitest'

const told = process.env.TOLD_TIME ?? '2026-12-01T12:00:00Z'

// for what a file does before its first test
vi.setSystemTime(told)
beforeEach(() => {
  vi.setSystemTime(told)
})
