import { expect, test, vi } from 'vitest'
import { untilStarted } from './until-started.ts'

const log = { error: vi.fn() }

test('what fails at first is begun again until it stands', async () => {
  const start = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('ECONNREFUSED'))
    .mockRejectedValueOnce(new Error('ECONNRESET'))
    .mockResolvedValue('started')
  const { signal } = new AbortController()
  expect(await untilStarted(start, { log, signal, firstWaitMs: 1 })).toBe('started')
  expect(start).toHaveBeenCalledTimes(3)
  expect(log.error).toHaveBeenCalledTimes(2)
})

test('a server that stops does not wait for it', async () => {
  const stopping = new AbortController()
  const start = vi.fn(() => Promise.reject(new Error('ECONNREFUSED')))
  const started = untilStarted(start, { log, signal: stopping.signal, firstWaitMs: 3_600_000 })
  stopping.abort()
  expect(await started).toBeNull()
  expect(start).toHaveBeenCalledOnce()
})
