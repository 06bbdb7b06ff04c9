import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Picture = { name: string; file: string; path: string; contentType: string; hash: string }

/** By name, without the ending. */
export type Pictures = ReadonlyMap<string, Picture>

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
 * what a client sends. Of two files of one name the last in the alphabet stays.
 */
export async function readPictures(directory: string): Promise<Pictures> {
  const pictures = new Map<string, Picture>()
  const entries = await readdir(directory, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const [file, name = '', ending = ''] = fileName.exec(entry.name) ?? []
    const contentType = contentTypes[ending]
    // a symbolic link is no file of ours
    if (!file || !contentType || !entry.isFile()) continue
    const path = join(directory, file)
    pictures.set(name, { name, file, path, contentType, hash: hashOf(await readFile(path)) })
  }
  return pictures
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16)
}
