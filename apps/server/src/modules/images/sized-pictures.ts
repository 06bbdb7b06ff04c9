import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictureWidths } from '@trivet/core/catalog'
import { LRUCache } from 'lru-cache'
import { sharp } from '../../platform/sharp.ts'
import type { Picture, Pictures } from './picture-files.ts'

export const sizedFormats = ['avif', 'webp'] as const
export type SizedFormat = (typeof sizedFormats)[number]

type SizedPictures = (picture: Picture, width: number, format: SizedFormat) => Promise<Buffer>

const encodersAtOnce = 2
const rememberedBytes = 4 * 1024 * 1024

/** Makes a picture smaller when it is first asked for, and keeps the result: in memory for a while, as a file for good. */
export async function createSizedPictures(directory: string, pictures: Pictures): Promise<SizedPictures> {
  await forgetOldPictures(directory, pictures)
  const remembered = new LRUCache<string, Buffer>({
    maxSize: rememberedBytes,
    sizeCalculation: (body) => body.length,
  })
  const running = new Map<string, Promise<Buffer>>()
  const inTurn = takingTurns(encodersAtOnce)

  async function make(file: string, picture: Picture, width: number, format: SizedFormat): Promise<Buffer> {
    const path = join(directory, file)
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const body = await inTurn(() => picture.read().then((whole) => encode(whole, width, format)))
    // a disk that is full or read-only costs time at the next start, and nobody their picture
    await keep(path, body).catch(() => {})
    return body
  }

  return function sizedPicture(picture, width, format) {
    const file = fileOf(picture, width, format)
    const known = remembered.get(file)
    if (known) return Promise.resolve(known)
    const started = running.get(file)
    if (started) return started
    const making = make(file, picture, width, format)
      .then((body) => {
        remembered.set(file, body)
        return body
      })
      .finally(() => running.delete(file))
    running.set(file, making)
    return making
  }
}

function fileOf({ name, hash }: Picture, width: number, format: SizedFormat): string {
  return `${name}-${hash}-${width}.${format}`
}

// efforts at which the largest picture takes a fifth of a second; the next ones take twice that for 3 % less
function encode(whole: Buffer, width: number, format: SizedFormat): Promise<Buffer> {
  const smaller = sharp(whole).resize({ width, withoutEnlargement: true })
  return format === 'avif'
    ? smaller.avif({ quality: 55, effort: 1 }).toBuffer()
    : smaller.webp({ quality: 80, effort: 3 }).toBuffer()
}

/** Written under another name first, so that a file of its name is always whole. */
async function keep(path: string, body: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, body)
  await rename(draft, path)
}

/** What was made of pictures that have changed or gone since. */
async function forgetOldPictures(directory: string, pictures: Pictures): Promise<void> {
  const current = new Set(
    [...pictures.values()].flatMap((picture) =>
      pictureWidths.flatMap((width) => sizedFormats.map((format) => fileOf(picture, width, format))),
    ),
  )
  const kept = await readdir(directory).catch(() => [])
  // another process may be writing the draft of one
  const old = kept.filter((file) => !current.has(file.replace(/\.\d+$/, '')))
  await Promise.all(old.map((file) => rm(join(directory, file), { force: true })))
}

/** Runs at most so many at once; the others wait in line. */
function takingTurns(most: number) {
  let free = most
  const waiting: (() => void)[] = []
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
