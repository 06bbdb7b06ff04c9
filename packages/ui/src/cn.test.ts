import { expect, test } from 'vitest'
import { cn } from './cn.tsx'

test('a text size and a text colour live together', () => {
  expect(cn('text-small', 'text-muted-foreground')).toBe('text-small text-muted-foreground')
})

test('a later size, radius or shadow of our own replaces the earlier one', () => {
  expect(cn('text-small', 'text-lead')).toBe('text-lead')
  expect(cn('rounded-cloth', 'rounded-tool')).toBe('rounded-tool')
  expect(cn('h-control', 'h-auto')).toBe('h-auto')
})
