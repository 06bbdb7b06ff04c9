import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const consoleError = vi.spyOn(console, 'error')

beforeEach(() => {
  consoleError.mockClear()
})

afterEach(() => {
  cleanup()
  expect(consoleError.mock.calls, 'unexpected console.error').toEqual([])
})
