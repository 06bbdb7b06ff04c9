import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryDirectory } from '../test/temporary-directory.ts'
import { runningDatabaseUrl, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { runningPostgres } from './postgres-process.ts'
import { startFailure } from './start-failure.ts'

// making a database takes a second, and ten on a busy machine
vi.setConfig({ testTimeout: 90_000 })

let directory = ''
let data = ''
const started: EmbeddedPostgres[] = []

beforeEach(() => {
  directory = temporaryDirectory('postgres')
  data = join(directory, 'cluster/data')
  return async () => {
    for (const postgres of started.splice(0)) await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
})

async function start(options: Parameters<typeof startEmbeddedPostgres>[1] = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(directory, options)
  started.push(postgres)
  return postgres
}

async function ask<Row extends pg.QueryResultRow>(
  postgres: EmbeddedPostgres,
  question: string,
): Promise<Row[]> {
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

test('a new directory gets a database that keeps what it confirms', async () => {
  const postgres = await start()
  expect(await ask(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await ask(postgres, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(postgres, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
})

test('nobody gets in without the password', async () => {
  const postgres = await start()
  const url = new URL(postgres.url('postgres'))
  url.password = 'guess'
  const client = new pg.Client(url.href)
  await expect(client.connect()).rejects.toThrow(/password authentication failed/)
})

test('a second starter is told who holds the data, and whoever only looks gets the address', async () => {
  expect(runningDatabaseUrl(directory)).toBeNull()
  const first = await start({ address: 'http://localhost:4000' })
  const says = `${directory} is in use by process ${process.pid} (http://localhost:4000): stop that one first`
  await expect(start()).rejects.toThrow(says)
  expect(runningDatabaseUrl(directory)).toBe(first.url('postgres'))
  expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('data outlives a stop, and a kill from which it comes back by itself, on its port', async () => {
  const first = await start()
  await ask(first, 'CREATE TABLE pans (name text)')
  await first.stop()
  expect(runningPostgres(data)).toBeNull()

  const log = { info: vi.fn(), error: vi.fn() }
  const second = await start({ log })
  const [pid, url] = [second.pid(), second.url('postgres')]
  await ask(second, `INSERT INTO pans VALUES ('copper')`)
  process.kill(pid, 'SIGKILL')
  const pans = () => ask(second, 'SELECT name FROM pans').catch(() => null)
  await expect.poll(second.pid, { timeout: 20_000 }).not.toBe(pid)
  expect(await pans()).toEqual([{ name: 'copper' }])
  expect(second.url('postgres')).toBe(url)
  expect(log.error).toHaveBeenCalledWith({ pid }, expect.stringContaining('started again'))
})

test('while its port is taken it says so, and comes back when the port is free', async () => {
  const log = { info: vi.fn(), error: vi.fn() }
  const postgres = await start({ log })
  const pid = postgres.pid()
  const { port } = new URL(postgres.url('postgres'))
  process.kill(pid, 'SIGKILL')
  // the port is free as soon as the kill has arrived
  const thief = await listening(Number(port))
  const said = () => log.error.mock.calls.map(([{ problem }]) => problem)
  await expect
    .poll(said, { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('taken by another program'))
  thief.close()
  await expect.poll(postgres.pid, { timeout: 20_000 }).not.toBe(pid)
  expect(await ask(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a stop while it is started again leaves nothing running', async () => {
  const postgres = await start()
  process.kill(postgres.pid(), 'SIGKILL')
  await postgres.stop()
  expect(runningPostgres(data)).toBeNull()
  expect((await start()).pid()).not.toBe(postgres.pid())
})

test('a file that names a stranger is not believed', async () => {
  const first = await start()
  const file = readFileSync(join(data, 'postmaster.pid'), 'utf8')
  await first.stop()
  // the number now belongs to another process: this one
  writeFileSync(join(data, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)))
  expect(runningPostgres(data)).toBeNull()
  const second = await start()
  expect(runningPostgres(data)?.pid).toBe(second.pid())
})

test('what a killed holder left running is taken over, and ended', async () => {
  const holder = spawn(process.execPath, ['--input-type=module', '-e', holdForever], {
    env: { ...process.env, DIRECTORY: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  const left = runningPostgres(data)
  expect(left?.isReady).toBe(true)
  await expect(start()).rejects.toThrow(`in use by process ${holder.pid}:`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')

  const heir = await start()
  expect(heir.pid()).toBe(left?.pid)
  await heir.stop()
  expect(runningPostgres(data)).toBeNull()
})

test.each<[string, () => void, RegExp]>([
  ['a plain file in its place', () => replaceByFile(directory), /is a file where a folder has to be/],
  [
    'a damaged control file',
    () => truncateSync(join(data, 'global/pg_control'), 100),
    /put it back from a backup/,
  ],
  ['no data at all', () => rmSync(data, { recursive: true }), /put it back from a backup/],
  ['data of another version', () => writeFileSync(join(data, 'PG_VERSION'), '19\n'), /of another version/],
  [
    'an emptied password',
    () => truncateSync(join(directory, 'cluster/password')),
    /password, is empty: put it back/,
  ],
])('%s is one sentence with the remedy', async (_what, damage, sentence) => {
  await (await start()).stop()
  damage()
  const error: unknown = await start().catch((thrown: unknown) => thrown)
  const failure = startFailure(error, { host: 'localhost', port: 4000, dataDirectory: directory })
  expect(failure?.message).toMatch(sentence)
  expect(failure?.message).not.toContain('\n')
})

test('a directory that PostgreSQL cannot reach has a link to where the data lies, and that goes along with it', async () => {
  const elsewhere = temporaryDirectory('postgres')
  const first = await startEmbeddedPostgres(elsewhere)
  await first.stop()
  symlinkSync(join(elsewhere, 'cluster'), join(directory, 'cluster'))
  expect((await start()).home).toBe(first.home)
  await started.pop()?.stop()
  rmSync(elsewhere, { recursive: true })
  await expect(start()).rejects.toThrow(`The database is not at ${join(elsewhere, 'cluster')}`)
})

const holdForever = `
  import { startEmbeddedPostgres } from '${join(import.meta.dirname, 'embedded-postgres.ts')}'
  await startEmbeddedPostgres(process.env.DIRECTORY)
  console.log('held')
  setInterval(() => {}, 60_000)`

function replaceByFile(path: string) {
  rmSync(path, { recursive: true })
  writeFileSync(path, '')
}

/** Takes the port as soon as nobody has it. */
async function listening(port: number): Promise<Server> {
  for (;;) {
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
      return server
    } catch {
      await wait(1)
    }
  }
}
