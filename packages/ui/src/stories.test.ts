import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

// seen within the story of the part they belong to
const partsOfAnother = new Set([
  'bar-chart',
  'calendar-parts',
  'cn',
  'date-range-calendar',
  'date-range-popup',
  'date-range-status',
  'fonts',
  'render-link',
  'use-focus-when-lost',
  'use-one-submit',
])

const names = readdirSync(import.meta.dirname)
const withEnding = (ending: string) =>
  names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))

const components = withEnding('.tsx').filter((name) => !name.includes('.') && !partsOfAnother.has(name))

test('there are components to look at', () => {
  expect(components.length).toBeGreaterThan(30)
})

test.each(components)('%s has a story', (name) => {
  expect(withEnding('.stories.tsx')).toContain(name)
})
