import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kitTemplates } from '../kit-templates.ts'
import { catalog, itemModels } from './index.ts'

const folder = join(import.meta.dirname, '../../../images')
const files = new Set(readdirSync(folder))
const heaviest = 250_000

const items = itemModels.map(({ slug }) => slug)
const pages = [
  'hero-kitchen',
  'hero-kitchen-tall',
  ...[1, 2, 3, 4, 5].map((step) => `how-it-works-${step}`),
  ...['essential', 'chef', 'specialty', 'bbq', 'custom'].map((name) => `collection-${name}`),
  'listing-card',
  'open-graph',
]

describe('the pictures of the shop', () => {
  test.each(catalog.map(({ slug }) => slug))('show %s', (slug) => {
    expect(files).toContain(`${slug}.webp`)
  })

  test.each(items)('show %s from above and beside a ruler', (slug) => {
    expect(files).toContain(`${slug}-cutout.webp`)
    expect(files).toContain(`${slug}-scale.webp`)
  })

  test.each(kitTemplates.map(({ id }) => id))('show what the template %s holds', (id) => {
    expect(files).toContain(`template-${id}.webp`)
  })

  test.each(pages)('have %s for its page', (name) => {
    expect(files).toContain(`${name}.webp`)
  })

  test('weigh less than 250 kilobytes even before they are made smaller', () => {
    const heavy = [...files].filter(
      (file) => file.endsWith('.webp') && statSync(join(folder, file)).size > heaviest,
    )
    expect(heavy).toEqual([])
  })
})
