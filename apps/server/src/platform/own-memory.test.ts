import { expect, test } from 'vitest'
import { inOwnMemory } from './own-memory.ts'

test('what is kept takes no more memory than it is long', () => {
  const page = Buffer.from('<p>Six pans</p>')
  const kept = inOwnMemory(page)
  expect(kept.toString()).toBe('<p>Six pans</p>')
  expect(kept.buffer.byteLength).toBe(page.length)
})
