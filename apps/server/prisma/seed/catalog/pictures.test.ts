import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { kitTemplates } from '../kit-templates.ts'
import { catalogue, itemModels } from './index.ts'

const folder = join(import.meta.dirname, '../../../images')
const files = new Set(readdirSync(folder))
const heaviestAtTwelveHundred = 250_000

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
  test.each(catalogue.map(({ slug }) => slug))('show %s', (slug) => {
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

  test('are light enough to be sent at 1200 pixels', async () => {
    const heavy: string[] = []
    for (const file of files) {
      if (!file.endsWith('.webp')) continue
      const sent = await sharp(join(folder, file))
        .resize({ width: 1200, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
      if (sent.length > heaviestAtTwelveHundred) heavy.push(file)
    }
    expect(heavy).toEqual([])
  })
})
