import { expect, onTestFinished, test } from 'vitest'
import { testNow } from '../test/clock.ts'
import { openTestDatabase, testDatabase, testDatabaseUrl } from '../test/database.ts'
import { createUser } from '../test/factories.ts'
import { openDatabase, query } from './database.ts'
import { createLogger } from './logger.ts'

test('an idle connection that breaks is told in the log, and the next query gets a new one', async () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  const { sql } = await testDatabase({ log })
  const [idle, other] = [await sql.connect(), await sql.connect()]
  const { rows } = await idle.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  idle.release()
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  other.release()

  await expect
    .poll(() => lines.map((line) => JSON.parse(line)))
    .toMatchObject([
      {
        level: 'warn',
        msg: 'database.idle-connection-broken',
        err: { message: expect.stringContaining('terminating connection') },
      },
    ])
  expect(JSON.parse(lines[0]!).err).not.toHaveProperty('client')
  expect((await sql.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('an instant is the same to Prisma and to plain SQL, wherever the database is set up', async () => {
  const url = await testDatabaseUrl()
  const setUp = openDatabase(url)
  await setUp.sql.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET timezone = 'Pacific/Auckland'`)
  await setUp.close()

  const database = openTestDatabase(url)
  onTestFinished(() => database.close())
  const { id } = await createUser(database, { disabledAt: testNow })
  const { rows } = await database.sql.query<{ at: Date }>('SELECT disabled_at AS at FROM users')
  expect(rows).toEqual([{ at: testNow }])
  await database.sql.query('UPDATE users SET disabled_at = $1', [testNow])
  expect(await database.prisma.user.findUnique({ where: { id } })).toMatchObject({ disabledAt: testNow })
})

test('what PostgreSQL refuses leaves the connection in the pool; a connection that broke is replaced', async () => {
  const url = await testDatabaseUrl()
  const { sql, close } = openDatabase(url, { maxConnections: 1 })
  onTestFinished(close)
  const pid = async () => (await query(sql, { text: 'SELECT pg_backend_pid() AS pid' })).rows[0]?.pid
  const first = await pid()
  await expect(query(sql, { text: 'SELECT 1 / 0' })).rejects.toThrow('division by zero')
  expect(await pid()).toBe(first)
  await expect(query(sql, { text: 'SELECT pg_terminate_backend(pg_backend_pid())' })).rejects.toThrow()
  expect(await pid()).not.toBe(first)
})
