import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { settingsVersion } from '../lib/settings-version.ts'
import { getBrowserApi } from '../lib/trpc.ts'
import { server } from './server.ts'

// a machine busy with other tests is not what a test is about
configure({ asyncUtilTimeout: 10_000 })

// jsdom lays nothing out: all there is counts as seen
vi.stubGlobal(
  'IntersectionObserver',
  class {
    #tell: (entries: { isIntersecting: boolean }[]) => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell
    }
    observe() {
      this.#tell([{ isIntersecting: true }])
    }
    disconnect() {}
  },
)

const consoleError = vi.spyOn(console, 'error')

beforeAll(() => {
  const { queryClient } = getBrowserApi()
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, staleTime: 0, retry: false } })
  server.listen({ onUnhandledFrame: 'error' })
})

beforeEach(() => {
  consoleError.mockClear()
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  getBrowserApi().queryClient.clear()
  settingsVersion.set(0)
  localStorage.clear()
  sessionStorage.clear()
  expect(consoleError.mock.calls, 'unexpected console.error').toEqual([])
})

afterAll(() => {
  server.close()
})
