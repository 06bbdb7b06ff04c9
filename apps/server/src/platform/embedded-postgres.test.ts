import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { temporaryDirectory } from '../test/temporary-directory.ts'
import { runningPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

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

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(directory)
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

test('a second starter attaches, and does not stop what the first one started', async () => {
  const first = await start()
  const second = await start()
  expect([first.isOurs, second.isOurs, second.pid]).toEqual([true, false, first.pid])
  await second.stop()
  expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('two starters at the same moment share one PostgreSQL', async () => {
  const [one, other] = await Promise.all([start(), start()])
  expect(one.pid).toBe(other.pid)
  expect([one.isOurs, other.isOurs].toSorted()).toEqual([false, true])
})

test('data outlives a stop and a kill', async () => {
  const first = await start()
  await ask(first, 'CREATE TABLE pans (name text)')
  await first.stop()
  expect(runningPostgres(data)).toBeNull()

  const second = await start()
  await ask(second, `INSERT INTO pans VALUES ('copper')`)
  process.kill(second.pid, 'SIGKILL')
  // its children leave when they notice
  await wait(300)

  const third = await start()
  expect(third.pid).not.toBe(second.pid)
  expect(await ask(third, 'SELECT name FROM pans')).toEqual([{ name: 'copper' }])
})

test('a file that names a stranger is not believed', async () => {
  const first = await start()
  const file = readFileSync(join(data, 'postmaster.pid'), 'utf8')
  await first.stop()
  // the number now belongs to another process: this one
  writeFileSync(join(data, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)))
  expect(runningPostgres(data)).toBeNull()
  const second = await start()
  expect(second.isOurs).toBe(true)
})
