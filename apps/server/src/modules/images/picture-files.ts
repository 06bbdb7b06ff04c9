import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Picture = { body: Buffer; contentType: string; etag: string }

/** By name, with and without the ending. */
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
 * Reads the pictures of a directory at start. A request names one of these or nothing: no path is ever made from
 * what a client sends.
 */
export async function readPictures(directory: string): Promise<Pictures> {
  const pictures = new Map<string, Picture>()
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const [, name = '', ending = ''] = fileName.exec(entry.name) ?? []
    const contentType = contentTypes[ending]
    // a symbolic link is no file of ours
    if (!contentType || !entry.isFile()) continue
    const body = await readFile(join(directory, entry.name))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const picture = { body, contentType, etag }
    pictures.set(entry.name, picture)
    if (!pictures.has(name)) pictures.set(name, picture)
  }
  return pictures
}
