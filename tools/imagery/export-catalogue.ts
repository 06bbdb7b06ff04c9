/** Prints what the picture studio needs to know about the catalog, as JSON. */
import { catalog, itemModels } from '../../apps/server/prisma/seed/catalog/index.ts'
import { kitTemplates } from '../../apps/server/prisma/seed/kit-templates.ts'

const collectionOf = new Map(catalog.map(({ slug, collection }) => [slug, collection]))

const items = itemModels.map(({ slug, sizeCm, model }) => ({
  slug,
  collection: collectionOf.get(slug),
  model,
  sizeMm: sizeCm.map((centimetres) => Math.round(centimetres * 10)),
}))

const packedIn = /^(\d+) crates? .*\((\d+) × (\d+) × (\d+) cm\)$/

const kits = catalog
  .filter(({ components }) => components.length > 0)
  .map(({ slug, collection, components, specifications }) => {
    const said = specifications.find(({ name }) => name === 'Packed in')?.value ?? ''
    const [crates, ...crateCm] = (packedIn.exec(said) ?? []).slice(1).map(Number)
    return { slug, collection, components, crates, crateMm: crateCm.map((centimetres) => centimetres * 10) }
  })

const templates = kitTemplates.map(({ id, contents }) => ({
  id,
  items: contents.map((entry) => {
    const [slug, quantity] = typeof entry === 'string' ? [entry, 1] : entry
    return { slug, quantity }
  }),
}))

const popular = catalog.filter(({ isPopular }) => isPopular).map(({ slug }) => slug)

process.stdout.write(`${JSON.stringify({ items, kits, templates, popular }, null, 1)}\n`)
