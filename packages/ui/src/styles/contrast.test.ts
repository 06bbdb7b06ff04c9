import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const declared = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)]
const colours = new Map(declared.map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))

type Side = 'light' | 'dark'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, side: Side): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => {
      const colour = colours.get(name)
      if (!colour) throw new Error(`styles/tokens.css has no colour --${name}`)
      return luminance(colour[side])
    })
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const text: [string, string[]][] = [
  ['foreground', ['background', 'card', 'popover', 'muted', 'secondary']],
  ['muted-foreground', ['background', 'card', 'popover', 'muted', 'secondary']],
  ['primary', ['background', 'card']],
  ['primary-foreground', ['primary']],
  ['accent-foreground', ['accent']],
  ['destructive-foreground', ['destructive']],
  ...['success', 'warning', 'destructive', 'info'].map((name): [string, string[]] => [
    name,
    ['background', 'card'],
  ]),
  ...['success', 'warning', 'danger', 'info', 'neutral'].map((tone): [string, string[]] => [
    `badge-${tone}`,
    [`badge-${tone}-fill`],
  ]),
  ...['essential', 'chef', 'specialty', 'bbq', 'custom'].map((name): [string, string[]] => [
    name,
    ['background', 'card'],
  ]),
]
const controls: [string, string[]][] = [
  ['input', ['background', 'card']],
  ['ring', ['background', 'card', 'popover']],
]
const pairs = (table: [string, string[]][]) =>
  table.flatMap(([one, others]) => others.map((other) => [one, other]))

describe.each(['light', 'dark'] as const)('in %s', (side) => {
  test.each(pairs(text))('%s can be read on %s', (one, other) => {
    expect(contrast(one ?? '', other ?? '', side)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(controls))('%s can be seen on %s', (one, other) => {
    expect(contrast(one ?? '', other ?? '', side)).toBeGreaterThanOrEqual(3)
  })
})

test('contrast is computed as WCAG does', () => {
  expect(contrast('foreground', 'background', 'light')).toBeCloseTo(15.9, 1)
  expect(contrast('primary-foreground', 'primary', 'dark')).toBeCloseTo(9.6, 1)
})

test('every token colour is checked with its light and its dark side', () => {
  const checked = new Set([...text, ...controls].flatMap(([one, others]) => [one, ...others]))
  // the hem is decoration: nothing depends on seeing it
  expect([...colours.keys()].filter((name) => !checked.has(name))).toEqual(['border'])
})
