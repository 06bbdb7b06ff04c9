import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../platform/file-store.ts'
import { takenPictureType } from '../platform/picture-upload.ts'
import { filePath } from './backup-folder.ts'

/** A key never changes its content, so what is there already is written once more. @returns how many, read back as equal */
export async function restoreFiles(store: FileStore, folder: string, paths: string[]): Promise<number> {
  const prefix = filePath('')
  const keys = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
  for (const key of keys) {
    const bytes = await readFile(join(folder, filePath(key)))
    await store.put(key, bytes, takenPictureType)
    if (!(await store.get(key))?.equals(bytes)) throw new Error(`The file ${key} did not arrive as it was`)
  }
  return keys.length
}
