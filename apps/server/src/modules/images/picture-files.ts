import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The shop's own, or one that staff uploaded. */
export type Picture = { name: string; contentType: string; hash: string; read(): Promise<Buffer> }

type PictureFile = Picture & { file: string; path: string }

/** By name, without the ending. */
export type Pictures = ReadonlyMap<string, PictureFile>

type Listed = Record<string, { file: string; hash: string } | undefined>

/** The shop's own pictures. */
export const pictureDirectory = fileURLToPath(new URL('../../../images', import.meta.url))

const fileName = /^([a-z0-9][a-z0-9_-]{0,99})\.(avif|webp|png|jpeg|jpg)$/

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
}

/**
 * Lists the pictures of a directory at start. A request names one of these or nothing: no path is ever made from
 * what a client sends. Of two files of one name the last in the alphabet stays. Those that were listed are not opened.
 */
export async function readPictures(directory: string, listed: Listed = {}): Promise<Pictures> {
  const pictures = new Map<string, PictureFile>()
  const entries = await readdir(directory, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const [file, name = '', ending = ''] = fileName.exec(entry.name) ?? []
    const contentType = contentTypes[ending]
    // a symbolic link is no file of ours
    if (!file || !contentType || !entry.isFile()) continue
    const path = join(directory, file)
    const known = listed[name]
    const hash = known?.file === file ? known.hash : pictureHash(await readFile(path))
    pictures.set(name, { name, file, path, contentType, hash, read: () => readFile(path) })
  }
  return pictures
}

/** Changes with the picture. */
export function pictureHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16)
}
