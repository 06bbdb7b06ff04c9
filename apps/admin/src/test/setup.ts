import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { endSession } from '../lib/session.ts'
import { api } from './api.ts'

// pages are loaded when they are first opened, which takes its time on a busy machine
configure({ asyncUtilTimeout: 10_000 })

const consoleError = vi.spyOn(console, 'error')

beforeAll(() => api.listen({ onUnhandledFrame: 'error' }))

beforeEach(() => {
  consoleError.mockClear()
})

afterEach(() => {
  cleanup()
  api.resetHandlers()
  endSession()
  localStorage.clear()
  document.title = ''
  expect(consoleError.mock.calls, 'unexpected console.error').toEqual([])
})

afterAll(() => api.close())
