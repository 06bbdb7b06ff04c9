import { expect, test } from 'vitest'
import { testDatabase } from '../test/database.ts'
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
  expect((await sql.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})
