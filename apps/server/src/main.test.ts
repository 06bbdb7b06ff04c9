import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryDirectory } from './test/temporary-directory.ts'

const directory = temporaryDirectory('main')
const running = new Set<ChildProcess>()

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

/** npm start, less the building; answers when the addresses are on the screen. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: directory, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
  })
  running.add(child)
  const screen = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (screen.text += String(part)))
  const ended = once(child, 'exit')
  while (child.exitCode === null && !screen.text.includes('Health'))
    await once(child.stdout, 'data').catch(() => {})
  return {
    screen,
    origin: /http:\/\/[\w.]+:\d+/.exec(screen.text)?.[0] ?? '',
    async stop(...signals: NodeJS.Signals[]) {
      for (const signal of signals) child.kill(signal)
      const [code] = await ended
      running.delete(child)
      return code as number | null
    },
  }
}

const totalOf = async (origin: string) =>
  ((await (await fetch(`${origin}/api/products`)).json()) as { pages: number }).pages

test(
  'the first start fills the demo shop, the second finds it; each ends in peace',
  { timeout: 180_000 },
  async () => {
    const first = await start()
    expect(first.screen.text).toContain('guest@trivet.test')
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
    const pages = await totalOf(first.origin)
    expect(pages).toBeGreaterThan(5)

    // a second process on the same data, as behind a load balancer
    const second = await start()
    expect(await totalOf(second.origin)).toBe(pages)
    expect(await second.stop('SIGINT')).toBe(0)
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
    expect(await first.stop('SIGTERM')).toBe(0)

    const third = await start()
    expect(await totalOf(third.origin)).toBe(pages)
    // as Ctrl-C in a terminal: once from there, once handed on
    expect(await third.stop('SIGINT', 'SIGTERM')).toBe(0)
  },
)

test('limits that are off are said so', { timeout: 180_000 }, async () => {
  const server = await start({ RATE_LIMITS: 'off' })
  await expect.poll(() => server.screen.text, { timeout: 20_000 }).toContain('RATE_LIMITS=off')
  expect(await server.stop('SIGTERM')).toBe(0)
})
