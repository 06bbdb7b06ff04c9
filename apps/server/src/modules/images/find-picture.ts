import { slugPattern, type UploadedPicture } from '@trivet/core/catalog'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../api/app-error.ts'
import type { Services } from '../../api/context.ts'
import { takenPictureType } from '../../platform/picture-upload.ts'
import { findPicturedProduct } from './images.repo.ts'
import type { PictureAddress } from './picture-address.ts'
import type { Picture, Pictures } from './picture-files.ts'
import { pictureOf } from './picture-of.ts'

// what others show of a shop that has no card of its own: its kitchen
const standIns = new Map([['open-graph', 'hero-kitchen']])

const rememberedNames = 5000
/** Also how long another process may show the picture from before a change, where its version is not asked for. */
const rememberedMilliseconds = 5_000

/** What a product's name leads to: the picture staff uploaded, or the name of one of ours. */
type Known = { upload: UploadedPicture | null; familyName: string | null }

type FindPicture = (address: Pick<PictureAddress, 'name' | 'version'>) => Promise<Picture | null>
type FinderServices = Pick<Services, 'sql' | 'files' | 'catalogChanges'>

/** Finds a picture by the slug of the product it is to show, or by its own name; what staff uploaded comes first. */
export function pictureFinder(pictures: Pictures, services: FinderServices): FindPicture {
  const { sql, files, catalogChanges } = services
  const remembered = new LRUCache<string, Known>({ max: rememberedNames, ttl: rememberedMilliseconds })
  catalogChanges.listen(() => remembered.clear())

  async function ask(name: string): Promise<Known> {
    const product = await findPicturedProduct(sql, name)
    const known = {
      upload: product?.upload ?? null,
      familyName: product && !product.isArchived ? pictureOf(product) : null,
    }
    remembered.set(name, known)
    return known
  }

  async function knownOf({ name, version }: Parameters<FindPicture>[0], own: Picture | undefined) {
    const known = remembered.get(name)
    const isAskedFor = version === undefined || version === own?.hash || version === known?.upload?.hash
    // a page may know of a newer picture than this process does
    return known && isAskedFor ? known : ask(name)
  }

  function uploaded(name: string, { key, hash }: UploadedPicture): Picture {
    return { name, contentType: takenPictureType, hash, read: () => readUpload(key) }
  }

  async function readUpload(key: string): Promise<Buffer> {
    const bytes = await files.get(key)
    if (!bytes) throw new AppError('NOT_FOUND')
    return bytes
  }

  return async function findPicture(address) {
    const { name } = address
    const own = pictures.get(name) ?? pictures.get(standIns.get(name) ?? '')
    if (!slugPattern.test(name)) return own ?? null
    const known = await knownOf(address, own).catch((error: unknown) => {
      // one of our own is there, whatever the database says
      if (own) return null
      throw error
    })
    if (known?.upload) return uploaded(name, known.upload)
    return own ?? pictures.get(known?.familyName ?? '') ?? null
  }
}
