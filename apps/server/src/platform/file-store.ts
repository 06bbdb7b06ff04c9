import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { openBucketStore, type BucketOptions } from './bucket-store.ts'
import { newId } from './ids.ts'

/** Files that people hand in. A key is made by the server and never changes its content. */
export type FileStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Also fine when there is no such file. */
  delete(key: string): Promise<void>
  /** The keys of all files. */
  list(): AsyncIterable<string>
}

export type FileStoreOptions = { dataDirectory: string; filesBucket: BucketOptions | null }

/** In an S3-compatible bucket where one is configured, else in a directory of this machine. */
export async function openFileStore({ dataDirectory, filesBucket }: FileStoreOptions): Promise<FileStore> {
  const store = filesBucket
    ? await openBucketStore(filesBucket)
    : directoryStore(join(dataDirectory, 'files'))
  return {
    put: (key, bytes, contentType) => store.put(checkedKey(key), bytes, contentType),
    get: (key) => store.get(checkedKey(key)),
    delete: (key) => store.delete(checkedKey(key)),
    list: () => store.list(),
  }
}

function directoryStore(directory: string): FileStore {
  return {
    async put(key, bytes) {
      const path = join(directory, key)
      await mkdir(dirname(path), { recursive: true })
      // under another name first, so that a file of its name is always whole
      const draft = `${path}.${newId()}`
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        // half a file would keep a full disk full
        await rm(draft, { force: true })
        throw error
      }
    },
    get: (key) => readFile(join(directory, key)).catch(nullWhenMissing),
    delete: (key) => rm(join(directory, key), { force: true }),
    async *list() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
        nullWhenMissing,
      )
      for (const entry of entries ?? []) {
        const key = relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')
        // a draft is no file yet
        if (entry.isFile() && keyPattern.test(key)) yield key
      }
    },
  }
}

const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]+)?$/

/** The last fence: no key leads out of the store. */
function checkedKey(key: string): string {
  if (!keyPattern.test(key) || key.length > 200) throw new RangeError(`${key} is no key of a file`)
  return key
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
