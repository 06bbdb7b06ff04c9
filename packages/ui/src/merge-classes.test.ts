import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { mergeClasses } from './merge-classes.ts'

const root = join(import.meta.dirname, '../../..')

// too heavy for every first visit, but it knows all of Tailwind: the measure for ours
const tailwindMerge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'caption'],
      radius: ['cloth', 'input', 'tool'],
      shadow: ['contact'],
      ease: ['lay'],
      spacing: ['control', 'page', 'section'],
      container: ['page', 'prose'],
    },
  },
})

/** Every utility written in the components and apps, without its conditions. */
function writtenUtilities(): string[] {
  const files = globSync('{packages/ui,apps/shop,apps/admin}/src/**/*.{ts,tsx}', { cwd: root })
  const words = files
    .filter((file) => !/\.(test|stories)\.|merge-classes/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g),
    ])
    .flatMap((match) => (match[1] ?? match[2] ?? match[3] ?? '').split(/\s+/))
    .map((word) => word.replace(/^(?:\[[^\]]*\]:|[\w\-/]+(?:\[[^\]]*\])?(?:\/[a-z-]+)?:)+/, ''))
  const utilities = [...new Set(words)].filter(
    (word) => word !== '' && tailwindMerge(`${word} ${word}`) === word,
  )
  return utilities.filter(isOneOfFirstTwo())
}

/** mt-4 and mt-6 tell all that mt-8 could. */
function isOneOfFirstTwo() {
  const seen = new Map<string, number>()
  return (utility: string) => {
    const shape = utility.replace(/[\d.]+/g, '#')
    const count = (seen.get(shape) ?? 0) + 1
    seen.set(shape, count)
    return count <= 2
  }
}

test(
  'of any two utilities we write, the later overrules the earlier exactly when they set the same thing',
  { timeout: 30_000 },
  () => {
    const utilities = writtenUtilities()
    expect(utilities.length).toBeGreaterThan(250)
    const differences: string[] = []
    for (const first of utilities) {
      for (const second of utilities) {
        const pair = `${first} ${second}`
        if (first !== second && mergeClasses(pair) !== tailwindMerge(pair)) differences.push(pair)
      }
    }
    expect(differences).toEqual([])
  },
)

test.each([
  ['p-4 px-6', 'p-4 px-6'],
  ['px-6 p-4', 'p-4'],
  ['size-5 w-8', 'size-5 w-8'],
  ['w-8 size-5', 'size-5'],
  ['hover:bg-muted bg-card', 'hover:bg-muted bg-card'],
  ['hover:bg-muted hover:bg-card', 'hover:bg-card'],
  ['md:hidden flex md:flex', 'flex md:flex'],
  ['opacity-0! opacity-100', 'opacity-0! opacity-100'],
  ['[&_svg]:size-5 size-4', '[&_svg]:size-5 size-4'],
  [
    "[&_svg:not([class*='size-'])]:size-5 [&_svg]:size-4",
    "[&_svg:not([class*='size-'])]:size-5 [&_svg]:size-4",
  ],
  ['docket weave docket', 'docket weave docket'],
  ['  p-4   p-2 ', 'p-2'],
])('merges %j to %j', (classes, merged) => {
  expect(mergeClasses(classes)).toBe(merged)
})
