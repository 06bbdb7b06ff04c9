import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { temporaryDirectory } from '../test/temporary-directory.ts'
import { openFileStore, type FileStore } from './file-store.ts'
import { newId } from './ids.ts'

type Kept = { body: Buffer; type: string | undefined; authorization: string | undefined }

/** What an S3-compatible service does with one object, and no more. */
function objectService(kept: Map<string, Kept>): Server {
  return createServer(async (request, answer) => {
    const { pathname: key, searchParams } = new URL(request.url ?? '', 'http://x')
    if (searchParams.has('list-type')) return answer.end(pageOf(key, [...kept.keys()], searchParams))
    if (request.method === 'PUT') {
      const { 'content-type': type, authorization } = request.headers
      kept.set(key, { body: await buffer(request), type, authorization })
      return answer.end()
    }
    if (request.method === 'DELETE') {
      kept.delete(key)
      return answer.writeHead(204).end()
    }
    const object = kept.get(key)
    if (object) return answer.writeHead(200, { 'content-type': object.type }).end(object.body)
    answer.writeHead(404, { 'content-type': 'application/xml' })
    return answer.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
  })
}

/** Two keys at a time, so that whoever lists has to ask again. */
function pageOf(bucket: string, paths: string[], asked: URLSearchParams): string {
  const from = Number(asked.get('continuation-token') ?? 0)
  const keys = paths.slice(from, from + 2).map((path) => path.slice(bucket.replace(/\/?$/, '/').length))
  const next = from + 2 < paths.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`
}

const dataDirectory = temporaryDirectory('files')
const objects = new Map<string, Kept>()
const service = objectService(objects)
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
afterAll(() => service.close())

const stores: [string, FileStore][] = [
  ['a directory', await openFileStore({ dataDirectory, filesBucket: null })],
  ['a bucket', await openFileStore({ dataDirectory, filesBucket: bucketAt(service) })],
]

function bucketAt(server: Server) {
  const { port } = server.address() as AddressInfo
  return {
    bucket: 'trivet',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
}

const bytes = Buffer.from([0, 255, 13, 10, 1])

test.each(stores)('%s keeps a file until it is deleted', async (_kind, store) => {
  expect(await store.get('pictures/a.webp')).toBeNull()
  await store.put('pictures/a.webp', bytes, 'image/webp')
  expect(await store.get('pictures/a.webp')).toEqual(bytes)
  await store.delete('pictures/a.webp')
  expect(await store.get('pictures/a.webp')).toBeNull()
  await store.delete('pictures/a.webp')
})

const keysOf = (store: FileStore) => Readable.from(store.list()).toArray()

test.each(stores)('%s lists the files that are there', async (_kind, store) => {
  const keys = ['a.webp', 'pictures/b.webp', 'pictures/of/c.webp']
  for (const key of keys) await store.put(key, bytes, 'image/webp')
  expect((await keysOf(store)).toSorted()).toEqual(keys)
  for (const key of keys) await store.delete(key)
})

test('a file that is still being written is not listed, and a folder that was never written has none', async () => {
  const empty = await openFileStore({ dataDirectory: temporaryDirectory('no-files'), filesBucket: null })
  expect(await keysOf(empty)).toEqual([])
  await stores[0]?.[1].put('a.webp', bytes, 'image/webp')
  writeFileSync(join(dataDirectory, `files/a.webp.${newId()}`), bytes)
  expect(await keysOf(stores[0]![1])).toEqual(['a.webp'])
})

test('a file that cannot be written leaves nothing behind', async () => {
  mkdirSync(join(dataDirectory, 'files/folder/taken.webp'), { recursive: true })
  await expect(stores[0]?.[1].put('folder/taken.webp', bytes, 'image/webp')).rejects.toThrow()
  expect(readdirSync(join(dataDirectory, 'files/folder'))).toEqual(['taken.webp'])
})

test.each(stores)('%s takes no key that leads elsewhere', (_kind, store) => {
  for (const key of ['../secret', '/etc/passwd', 'a//b', 'a/../b', '.env', 'a\0b', '', 'A.webp', 'a b']) {
    expect(() => store.get(key)).toThrow(RangeError)
  }
})

test('a file is a file below the data directory', async () => {
  await stores[0]?.[1].put('pictures/b.webp', bytes, 'image/webp')
  expect(readFileSync(join(dataDirectory, 'files/pictures/b.webp'))).toEqual(bytes)
})

test('a bucket is told what a file is, by a request that is signed', async () => {
  await stores[1]?.[1].put('pictures/b.webp', bytes, 'image/webp')
  expect(objects.get('/trivet/pictures/b.webp')).toEqual({
    body: bytes,
    type: 'image/webp',
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\//),
  })
})

test('a bucket that fails is not taken for an empty one', async () => {
  const broken = createServer((_request, answer) => answer.writeHead(403).end())
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  afterAll(() => broken.close())
  const store = await openFileStore({ dataDirectory, filesBucket: bucketAt(broken) })
  await expect(store.get('pictures/a.webp')).rejects.toThrow()
})
