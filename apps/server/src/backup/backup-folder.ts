import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { Refusal } from './refusal.ts'

/*
 * trivet-2026-11-23T02-00-00Z/
 *   manifest.json            what was backed up
 *   tables/orders.copy.gz    the rows as COPY writes them
 *   files/pictures/….webp    what people handed in, under its key
 *   SHA256SUMS               of all of these, for us and for sha256sum -c
 */
export const sumsName = 'SHA256SUMS'
const manifestName = 'manifest.json'
export const tablePath = (name: string) => `tables/${name}.copy.gz`
export const filePath = (key: string) => `files/${key}`

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  fingerprint: z.string(),
  cents: z.record(z.string(), z.number()),
})

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.int(),
})

export type Manifest = z.output<typeof manifestSchema>

/** Checksums by path. */
type Sums = Map<string, string>

/** Writes the files of one backup, readable by their owner only. */
export function backupWriter(folder: string) {
  const sums: Sums = new Map()
  let bytes = 0

  async function write(path: string, source: Iterable<Uint8Array> | Readable, ...through: Transform[]) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        bytes += chunk.length
        done(null, chunk)
      },
    })
    const start = source instanceof Readable ? source : Readable.from(source)
    // on the disk, and not only on its way there, before anybody is told
    await pipeline([start, ...through, count, createWriteStream(target, { mode: 0o600, flush: true })])
    sums.set(path, hash.digest('hex'))
  }

  return {
    write,
    /** The last to be written. @returns how many bytes the backup has */
    async finish(manifest: Manifest): Promise<number> {
      await write(manifestName, [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)])
      const lines = [...sums].map(([path, sum]) => `${sum}  ${path}\n`)
      await write(sumsName, [Buffer.from(lines.join(''))])
      return bytes
    },
  }
}

/** Of a backup that is as it was written. @throws Refusal that names what is not. */
export async function readWholeBackup(folder: string): Promise<{ manifest: Manifest; paths: string[] }> {
  const sums = readSums(await readFile(join(folder, sumsName), 'utf8').catch(() => refuseFolder(folder)))
  for (const [path, sum] of sums) {
    const actual = await checksumOf(join(folder, path))
    if (actual !== sum) throw damaged(folder, path, actual ? 'is not as it was written' : 'is missing')
  }
  if (!sums.has(manifestName)) throw damaged(folder, sumsName, 'is cut')
  const content: unknown = JSON.parse(await readFile(join(folder, manifestName), 'utf8'))
  const { data: manifest } = manifestSchema.safeParse(content)
  if (!manifest) throw new Refusal(`${folder} was made by a newer Trivet: restore it with that one.`)
  const paths = [...sums.keys()]
  const isWhole =
    manifest.tables.every(({ name }) => sums.has(tablePath(name))) &&
    manifest.files === paths.filter((path) => path.startsWith(filePath(''))).length
  if (!isWhole) throw damaged(folder, sumsName, 'is cut')
  return { manifest, paths }
}

function readSums(text: string): Sums {
  const lines = text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)
  return new Map([...lines].map(([, sum = '', path = '']) => [path, sum]))
}

/** Null for a file that is not there. */
async function checksumOf(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex')
  } catch {
    return null
  }
}

function refuseFolder(folder: string): never {
  throw new Refusal(`${folder} is no backup, or one that was never finished: it has no ${sumsName}.`)
}

function damaged(folder: string, path: string, how: string): Refusal {
  return new Refusal(`${folder} is damaged: ${path} ${how}. Nothing was restored; take another backup.`)
}

/** So that a name that was given is still there after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
