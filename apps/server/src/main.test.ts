import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, inject, test } from 'vitest'
import { runningPostgres } from './platform/postgres-process.ts'
import { temporaryDirectory } from './test/temporary-directory.ts'
import { testDatabaseUrl } from './test/database.ts'

const directory = temporaryDirectory('main')
const running = new Set<ChildProcess>()
const patience = { timeout: 60_000 }

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

/** npm start, less the building. */
function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: directory, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
  })
  running.add(child)
  const screen = { text: '', errors: '' }
  child.stdout.on('data', (part) => (screen.text += String(part)))
  child.stderr.on('data', (part) => (screen.errors += String(part)))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return {
    pid: child.pid,
    screen,
    ended,
    stop(...signals: NodeJS.Signals[]) {
      for (const signal of signals) child.kill(signal)
      return ended
    },
  }
}

/** Answers when the addresses are on the screen. */
async function start(env: Record<string, string> = {}) {
  const server = run(env)
  await Promise.race([server.ended, expect.poll(() => server.screen.text, patience).toContain('Health')])
  return { ...server, origin: /http:\/\/[\w.]+:\d+/.exec(server.screen.text)?.[0] ?? '' }
}

const totalOf = async (origin: string) =>
  ((await (await fetch(`${origin}/api/products`)).json()) as { pages: number }).pages

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'refused',
  )

const embedded = () => runningPostgres(join(directory, 'postgres/cluster/data'))

const credentials = { email: 'sam@example.com', password: 'a pan for every week' }

function send(origin: string, path: string, body: object) {
  return fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test(
  'a shop holds its data alone, gets its database back when that is killed, and ends in peace',
  { timeout: 240_000 },
  async () => {
    const first = await start()
    expect(first.screen.text).toContain('guest@trivet.test')
    expect(first.screen.text).toContain(join(directory, 'postgres'))
    const pages = await totalOf(first.origin)
    expect(pages).toBeGreaterThan(5)

    const second = run()
    expect(await second.ended).toBe(1)
    expect(second.screen.errors).toContain(`is in use by process ${first.pid}: stop that one first`)
    expect(second.screen.errors.trim()).not.toContain('\n')

    expect((await send(first.origin, '/users', { name: 'Sam', ...credentials })).status).toBe(201)
    const lost = embedded()!.pid
    process.kill(lost, 'SIGKILL')
    // ready it is also until it has noticed
    await expect.poll(() => embedded()?.pid ?? lost, patience).not.toBe(lost)
    await expect
      .poll(async () => (await send(first.origin, '/users/login', credentials)).status, patience)
      .toBe(200)
    await expect.poll(() => statusOf(`${first.origin}/readyz`), patience).toBe(200)
    expect(
      (await send(first.origin, '/users', { name: 'Ana', ...credentials, email: 'ana@example.com' })).status,
    ).toBe(201)
    expect(await first.stop('SIGTERM')).toBe(0)
    expect(embedded()).toBeNull()

    const third = await start()
    expect(await totalOf(third.origin)).toBe(pages)
    // as Ctrl-C in a terminal: once from there, once handed on
    expect(await third.stop('SIGINT', 'SIGTERM')).toBe(0)
    expect(embedded()).toBeNull()
  },
)

test(
  'a database that a killed server left running is ended by the next one',
  { timeout: 180_000 },
  async () => {
    const killed = await start()
    await killed.stop('SIGKILL')
    const left = embedded()?.pid
    expect(left).toBeGreaterThan(0)
    const heir = await start({ RATE_LIMITS: 'off' })
    expect(embedded()?.pid).toBe(left)
    await expect.poll(() => heir.screen.text, patience).toContain('RATE_LIMITS=off')
    expect(await heir.stop('SIGTERM')).toBe(0)
    expect(embedded()).toBeNull()
  },
)

test(
  'a server that is told to stop is not ready at once, answers for as long as it is told, and answers what was asked',
  { timeout: 180_000 },
  async () => {
    const server = await start({ DATABASE_URL: await testDatabaseUrl(), DRAIN_SECONDS: '2' })
    const { port } = new URL(server.origin)
    const body = JSON.stringify({ name: 'Sam', ...credentials })
    const socket = connect(Number(port), '127.0.0.1')
    const answer = text(socket)
    // a browser keeps connections that ask nothing
    const idle = connect(Number(port), '127.0.0.1')
    await once(idle, 'connect')
    socket.write(
      `POST /api/users HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
    )
    expect(await statusOf(`${server.origin}/readyz`)).toBe(200)

    const ended = server.stop('SIGTERM')
    await expect.poll(() => statusOf(`${server.origin}/readyz`), { ...patience, interval: 10 }).toBe(503)
    expect(await statusOf(`${server.origin}/healthz`)).toBe(200)
    await expect.poll(() => statusOf(`${server.origin}/healthz`), patience).toBe('refused')
    socket.write(body.slice(9))
    expect(await answer).toContain('HTTP/1.1 201 Created')
    expect(await ended).toBe(0)
    idle.destroy()
  },
)

test('a server whose database is away says so, waits for it, and opens', { timeout: 180_000 }, async () => {
  const url = new URL(await testDatabaseUrl())
  const database = { host: url.hostname, port: Number(url.port) }
  const proxy = createServer((client) => {
    const server = connect(database)
    client.on('error', () => server.destroy())
    server.on('error', () => client.destroy())
    client.pipe(server).pipe(client)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as AddressInfo
  proxy.close()
  url.port = String(port)

  const leaving = run({ DATABASE_URL: url.href })
  await expect
    .poll(() => leaving.screen.text, patience)
    .toContain(`at 127.0.0.1:${port} does not answer: waiting`)
  expect(await leaving.stop('SIGTERM')).toBe(0)

  const server = run({ DATABASE_URL: url.href })
  await expect.poll(() => server.screen.text, patience).toContain('does not answer: waiting')
  proxy.listen(port, '127.0.0.1')
  await expect.poll(() => server.screen.text, patience).toContain('Health')
  expect(await server.stop('SIGTERM')).toBe(0)
  proxy.close()
})

const databaseWith = (change: (url: URL) => void) => {
  const url = new URL(inject('templateUrl'))
  change(url)
  return { DATABASE_URL: url.href }
}

test.each<[string, () => Record<string, string>, RegExp]>([
  [
    'a wrong variable',
    () => ({ PORT: 'four thousand', SEED: 'some' }),
    /PORT must be a port\n.*SEED must be demo or none/,
  ],
  [
    'a wrong password',
    () => databaseWith((url) => (url.password = 'guess')),
    /does not take this user and password: mend/,
  ],
  [
    'a wrong database',
    () => databaseWith((url) => (url.pathname = '/none')),
    /The database none at \S+ does not exist: create it/,
  ],
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: join(import.meta.dirname, 'main.ts') }),
    /choose another folder with DATA_DIR/,
  ],
])('%s is said with its remedy, without a stack', { timeout: 60_000 }, async (_what, env, sentence) => {
  const server = run(env())
  expect(await server.ended).toBe(1)
  expect(server.screen.errors).toMatch(sentence)
  expect(server.screen.errors).not.toMatch(/^\s+at /m)
})

test('a port that is taken is named', { timeout: 60_000 }, async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port } = other.address() as AddressInfo
  const server = run({ DATABASE_URL: await testDatabaseUrl(), PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.screen.errors).toBe(
    `Port ${port} is taken by another program: stop that one, or choose another port with PORT.\n`,
  )
  other.close()
})
