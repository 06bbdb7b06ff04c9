import { slugPattern } from '@trivet/core'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../platform/database.ts'
import { findPicturedProduct } from './images.repo.ts'
import type { Picture, Pictures } from './picture-files.ts'
import { pictureOf } from './picture-of.ts'

// what others show of a shop that has no card of its own: its kitchen
const standIns = new Map([['open-graph', 'hero-kitchen']])

const rememberedNames = 5000
const rememberedMilliseconds = 60_000

type FindPicture = (name: string) => Promise<Picture | null>

/** Finds a picture by its own name, or by the slug of the product it is to show. */
export function pictureFinder(pictures: Pictures, sql: Sql): FindPicture {
  const pictureNameOfSlug = new LRUCache<string, { name: string | null }>({
    max: rememberedNames,
    ttl: rememberedMilliseconds,
  })

  async function nameForProduct(slug: string): Promise<string | null> {
    const remembered = pictureNameOfSlug.get(slug)
    if (remembered) return remembered.name
    const product = await findPicturedProduct(sql, slug)
    const name = product && pictureOf(product)
    pictureNameOfSlug.set(slug, { name })
    return name
  }

  return async function findPicture(name) {
    const own = pictures.get(name) ?? pictures.get(standIns.get(name) ?? '')
    if (own || !slugPattern.test(name)) return own ?? null
    return pictures.get((await nameForProduct(name)) ?? '') ?? null
  }
}
