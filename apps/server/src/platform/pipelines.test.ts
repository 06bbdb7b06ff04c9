import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, testDatabaseUrl } from '../test/database.ts'
import { openDatabase, queryShared, transaction, type Sql } from './database.ts'
import { createLogger } from './logger.ts'
import { Pipelines } from './pipelines.ts'

const ownPid = { text: 'SELECT pg_backend_pid() AS pid' }

const pidOf = async (sql: Sql): Promise<number> => (await queryShared(sql, ownPid)).rows[0].pid

/** The connections of so many reads at once. */
const pidsOf = async (sql: Sql, reads: number) =>
  new Set(await Promise.all(Array.from({ length: reads }, () => pidOf(sql))))

test('the reads of many requests share two connections, and what is beyond that has one of its own', async () => {
  const { sql } = await testDatabase()
  const shared = await pidsOf(sql, 48)
  expect(shared.size).toBe(2)
  const more = await pidsOf(sql, 60)
  expect(more.size).toBeGreaterThan(2)
  expect([...more]).toEqual(expect.arrayContaining([...shared]))
})

test('each read gets its own answer, also beside one that PostgreSQL refuses', async () => {
  const { sql } = await testDatabase()
  const before = await pidsOf(sql, 2)
  const divide = (by: number) =>
    queryShared(sql, { name: 'divide', text: 'SELECT 12 / $1::int AS part', values: [by] })
  // the connections take turns: each gets what is refused, and something behind it
  const answers = await Promise.allSettled([1, 2, 0, 3, 4, 0, 6, 12].map(divide))
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0].part : 'refused')),
  ).toEqual([12, 6, 'refused', 4, 3, 'refused', 2, 1])
  expect(await pidsOf(sql, 2)).toEqual(before)
})

test('a connection that breaks fails what is under way on it, and the next read gets a new one', async () => {
  const { sql } = await testDatabase()
  const before = await pidsOf(sql, 2)
  // the connections take turns
  const [broken, beside, behind] = await Promise.allSettled([
    queryShared(sql, { text: 'SELECT pg_terminate_backend(pg_backend_pid())' }),
    pidOf(sql),
    pidOf(sql),
  ])
  expect([broken.status, beside.status, behind.status]).toEqual(['rejected', 'fulfilled', 'rejected'])
  const after = await pidsOf(sql, 2)
  expect(after.size).toBe(2)
  expect(after).not.toEqual(before)
})

test('one that breaks while nothing is asked of it is told in the log and replaced', async () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  const { sql } = await testDatabase({ log })
  const before = [...(await pidsOf(sql, 2))]
  await sql.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [before])
  const told = () => lines.filter((line) => JSON.parse(line).msg === 'database.idle-connection-broken')
  await expect.poll(told).toHaveLength(2)
  const after = await pidsOf(sql, 2)
  expect([...after].filter((pid) => before.includes(pid))).toEqual([])
})

test('one that falls silent is given up, and the next read gets a new one', async () => {
  const url = new URL(await testDatabaseUrl())
  const postgres = Number(url.port)
  let isSilent = false
  const between = createServer((near) => {
    const far = connect(postgres, url.hostname)
    near.on('data', (data) => !isSilent && far.write(data)).on('close', () => far.destroy())
    far.pipe(near)
  })
  between.listen(0, '127.0.0.1')
  await once(between, 'listening')
  url.port = String((between.address() as AddressInfo).port)
  const pipelines = new Pipelines({ connectionString: url.href }, { answerWithinMs: 300 })
  onTestFinished(async () => {
    await pipelines.close()
    between.close()
  })
  const outcomes = async () => {
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => pipelines.query(ownPid)))
    return answers.map(({ status }) => status)
  }
  // polled: on a busy machine a sound connection may take longer than that as well
  await expect.poll(outcomes).toEqual(Array(4).fill('fulfilled'))
  isSilent = true
  expect(await outcomes()).toEqual(Array(4).fill('rejected'))
  isSilent = false
  await expect.poll(outcomes).toEqual(Array(4).fill('fulfilled'))
})

test('a read inside a transaction stays in it', async () => {
  const { sql } = await testDatabase()
  await transaction(sql, async (tx) => {
    const { rows } = await tx.query(ownPid)
    expect(await pidOf(tx)).toBe(rows[0].pid)
  })
})

test('closing lets what is under way come to its end', async () => {
  const { sql, close } = openDatabase(await testDatabaseUrl())
  // the other one has nothing to wait for
  await pidsOf(sql, 2)
  let isAnswered = false
  const slow = queryShared(sql, { text: `SELECT 'answered' AS word FROM pg_sleep(0.2)` })
  void slow.then(() => (isAnswered = true))
  await close()
  expect(isAnswered).toBe(true)
  expect((await slow).rows).toEqual([{ word: 'answered' }])
  await expect(pidOf(sql)).rejects.toThrow()
})

test('closing beside a PostgreSQL that ends the connections itself is no error', async () => {
  const url = await testDatabaseUrl()
  const { sql, close: closeOther } = openDatabase(url)
  onTestFinished(closeOther)
  for (let round = 0; round < 10; round += 1) {
    const { sql: closed, close } = openDatabase(url)
    const pids = await pidsOf(closed, 2)
    await Promise.all([
      sql.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [[...pids]]),
      close(),
    ])
  }
})

test('a database that is not there is told to each read, and found once it is there', async () => {
  const there = await testDatabase()
  const url = new URL(await testDatabaseUrl())
  const name = `${url.pathname.slice(1)}_later`
  url.pathname = name
  const { sql, close } = openDatabase(url.href)
  onTestFinished(async () => {
    await close()
    await there.sql.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })
  const asked = await Promise.allSettled([pidOf(sql), pidOf(sql), pidOf(sql)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await there.sql.query(`CREATE DATABASE ${name}`)
  expect(await pidOf(sql)).toBeGreaterThan(0)
})
