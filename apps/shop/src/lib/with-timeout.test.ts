import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is done in time is the answer, and nothing is held on to', async () => {
  let told: AbortSignal | undefined
  const answer = await withTimeout(10_000, async (signal) => {
    told = signal
    return 'a page'
  })
  expect(answer).toBe('a page')
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(told?.aborted).toBe(false)
})

test('a failure leaves no timer behind either', async () => {
  const failing = withTimeout(10_000, () => Promise.reject(new Error('no page')))
  await expect(failing).rejects.toThrow('no page')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer is told so', async () => {
  const work = withTimeout(
    10_000,
    (signal) => new Promise<string>((tell) => signal.addEventListener('abort', () => tell('too late'))),
  )
  vi.advanceTimersByTime(9_999)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await work).toBe('too late')
})
