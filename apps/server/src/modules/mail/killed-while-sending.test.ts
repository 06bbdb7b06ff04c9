import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testNow } from '../../test/clock.ts'
import { openTestDatabase, testDatabaseUrl } from '../../test/database.ts'
import { mailServer } from '../../test/mail-server.ts'
import { temporaryDirectory } from '../../test/temporary-directory.ts'
import { queueMail } from '../outbox/queue-mail.ts'

const url = await testDatabaseUrl()
const { sql, prisma, close } = openTestDatabase(url)
const server = await mailServer({ pauseMs: 5 })
const directory = temporaryDirectory('killed')
const running = new Set<ChildProcess>()

afterAll(async () => {
  await killAll()
  await close()
})
beforeEach(async () => {
  await prisma.queuedMail.deleteMany()
  server.taken.length = 0
})

/** The whole server, as behind a load balancer: one database, one data directory, one mail server. */
async function startServer() {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: directory,
      SMTP_URL: server.url,
      PUBLIC_URL: 'https://trivet.example',
      SEED: 'none',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running.add(child)
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  running.delete(child)
}

const killAll = () => Promise.all([...running].map(kill))

const queue = (recipient: string) =>
  queueMail(sql, {
    template: 'password-changed',
    recipient,
    data: { name: 'Ana' },
    dedupeKey: newId(),
    now: testNow,
  })

const restIsOver = () =>
  sql.query('UPDATE queued_mails SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL')
const sent = () => prisma.queuedMail.count({ where: { status: 'sent' } })

test(
  'two servers killed again and again in the middle of it send every mail once',
  { timeout: 180_000 },
  async () => {
    const mails = 80
    const kills = 2
    await Promise.all(Array.from({ length: mails }, (_, n) => queue(`guest-${n}@example.com`)))
    for (let round = 0; round < kills; round += 1) {
      const before = server.taken.length
      await Promise.all([startServer(), startServer()])
      await expect
        .poll(() => server.taken.length, { timeout: 20_000, interval: 1 })
        .toBeGreaterThan(before + 10)
      await killAll()
      await restIsOver()
    }
    await startServer()
    await expect.poll(sent, { timeout: 30_000 }).toBe(mails)
    await killAll()

    // what a mailbox keeps: a message it has seen is the same message
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(mails)
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(mails)
    // a kill between the server's yes and the next line of code is all that is left
    expect(server.taken.length - mails).toBeLessThanOrEqual(kills * 2)
  },
)

test(
  'a server killed between the mail server’s yes and the commit does not send it twice',
  { timeout: 120_000 },
  async () => {
    await queue('ana@example.com')
    const [mail] = await prisma.queuedMail.findMany()
    const holder = await sql.connect()
    // the row is held before the yes, so the commit of it can only wait
    server.behaviour.answer = async () => {
      await holder.query('BEGIN')
      await holder.query('SELECT id FROM queued_mails FOR UPDATE')
      return '250 2.0.0 Ok: queued as 7'
    }
    await startServer()
    const noted = join(directory, 'handed-over', mail?.id ?? '')
    await expect.poll(() => existsSync(noted), { timeout: 20_000 }).toBe(true)
    await killAll()
    // its statement was on its way already: PostgreSQL forgets it, as if it never came
    await sql.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                     WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    await holder.query('ROLLBACK')
    holder.release()
    expect(await prisma.queuedMail.findMany()).toMatchObject([
      { status: 'queued', attempts: 1, sentAt: null },
    ])

    await restIsOver()
    await startServer()
    await expect.poll(sent, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => existsSync(noted)).toBe(false)
    await killAll()
    expect(await prisma.queuedMail.findMany()).toMatchObject([{ receipt: '250 2.0.0 Ok: queued as 7' }])
    expect(server.taken).toHaveLength(1)
  },
)
