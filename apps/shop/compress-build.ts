import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

const worthIt = /\.(js|css|svg|webmanifest)$/

/** Puts a .br and a .gz beside every file that gains by it: once and thoroughly, instead of for every visitor. */
export async function compressBuild(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => worthIt.test(name))) {
    const path = join(folder, file)
    const body = await readFile(path)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    await writeFile(`${path}.br`, await asBrotli(body, { params }))
    await writeFile(`${path}.gz`, await asGzip(body, { level: 9 }))
  }
}
