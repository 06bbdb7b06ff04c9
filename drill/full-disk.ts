import { randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, freePort, startServer, temporaryFolder } from '../e2e/server-process.ts'
import { call, register } from '../e2e/system/api-guest.ts'
import { attachToDatabase, killPostgres } from '../e2e/system/database.ts'
import { differentOrders, type Attempt } from '../e2e/system/keep-ordering.ts'
import { askAgain, faultsOfBooks, isReached } from './books.ts'
import { chance } from './chance.ts'
import type { Check, Outcome, Round } from './check.ts'
import { signIn } from './roles.ts'

const diskMegabytes = 400
const guests = 4
const fault = join(import.meta.dirname, 'faults/unknown-disk-errors.ts')
const photoFile = join(import.meta.dirname, '../apps/server/images/hero-kitchen.webp')

/** Database and files on a disk that fills up under load: refusals say when to come back, and with room it goes on by itself. */
export const fullDisk: Check = {
  name: 'full-disk',
  fault: 'that a disk is full is an error like any other',
  async run(round) {
    const data = temporaryFolder()
    if (!mountDisk(data.path)) {
      round.say('only root on Linux can mount a small disk (tmpfs): not run')
      data.remove()
      return 'not run'
    }
    try {
      return await fillFor(round.quick ? 10 : 60, data.path, round)
    } finally {
      await killPostgres(data.path)
      spawnSync('umount', ['--lazy', data.path])
      data.remove()
    }
  },
}

function mountDisk(path: string): boolean {
  const options = `size=${diskMegabytes}m,mode=755`
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status === 0
}

type Told = { what: string; status: number; retryAfter: string | null }

async function fillFor(seconds: number, path: string, round: Round): Promise<Outcome> {
  const port = await freePort()
  const address = addressOf(port)
  const server = await startServer(port, {
    DATA_DIR: path,
    SEED: 'demo',
    LOG_LEVEL: 'silent',
    ...(round.fault && { NODE_OPTIONS: `--import ${fault}` }),
  })
  try {
    const visits = await openVisits(address, round.seed)
    const before = await visits.during(() => wait(3_000))
    const full = await visits.during(() => keepFull(join(path, 'filler'), seconds * 1000))
    const begun = performance.now()
    const isBack = await isReached(async () => (await visits.order()) === 201)
    const backAfter = ((performance.now() - begun) / 1000).toFixed(1)
    const isDone = await isReached(() => askAgain(address, visits.token, visits.attempts))
    const database = await attachToDatabase(path)
    const books = await faultsOfBooks(database, visits.attempts)
    await database.end()
    const halves = readdirSync(join(path, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.webp\./.test(name),
    )
    return {
      measured: `${sum(full)} in ${seconds} s without room (${sum(before)} before); back ${backAfter} s after there was some`,
      faults: [
        ...faultsOf([...before, ...full]),
        ...books,
        ...(full.some(({ status }) => status === 503) ? [] : ['Nobody noticed that the disk was full']),
        ...(isBack ? [] : ['No order goes through though there is room again']),
        ...(isDone ? [] : ['Some orders are in progress for ever']),
        ...(halves.length > 0 ? [`${halves.length} halves of files are left`] : []),
      ],
    }
  } finally {
    await server.stop()
  }
}

/** Whatever room somebody makes is taken again. */
async function keepFull(filler: string, milliseconds: number): Promise<void> {
  const sizes = [8 * 1024 * 1024, 64 * 1024, 4096]
  for (const begun = performance.now(); performance.now() - begun < milliseconds; await wait(20)) {
    for (const size of sizes) appendUntilFull(filler, Buffer.alloc(size))
  }
  rmSync(filler)
}

function appendUntilFull(file: string, bytes: Buffer): void {
  try {
    for (;;) appendFileSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** What guests do that writes and reads: orders, words, photos, searches, pages and pictures. */
async function openVisits(address: string, seed: number) {
  const { any, whole } = chance(seed)
  const token = await register(address)
  const owner = await signIn(address, 'guest')
  const bodies = (await differentOrders(address)).map((body) => ({
    ...body,
    paymentToken: 'tok_test_success',
  }))
  const own = (await call<{ _id: string }[]>(address, '/orders/myorders', { token: owner })).body
  const photo = new Uint8Array(readFileSync(photoFile))
  const attempts: Attempt[] = []

  async function ask(path: string, options: RequestInit = {}): Promise<Response> {
    const answer = await fetch(address + path, options)
    await answer.clone().arrayBuffer()
    return answer
  }
  const json = (body: object, more: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  })

  async function order(): Promise<Response> {
    const attempt: Attempt = { key: randomUUID(), body: any(bodies), orderId: null }
    const answer = await ask(
      '/api/orders',
      json(attempt.body, { authorization: `Bearer ${token}`, 'idempotency-key': attempt.key }),
    )
    if (answer.status !== 409) attempts.push(attempt)
    if (answer.status === 201) attempt.orderId = ((await answer.json()) as { _id: string })._id
    return answer
  }
  const word = {
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Question',
    message: 'Do the pans fit an oven?',
  }
  const kinds: [what: string, visit: () => Promise<Response>][] = [
    ['order', order],
    ['order', order],
    ['word', () => ask('/api/contact', json(word))],
    [
      'photo',
      () =>
        ask(`/api/orders/${any(own)._id}/damage-photos`, {
          method: 'POST',
          headers: { authorization: `Bearer ${owner}`, 'content-type': 'image/webp' },
          body: photo,
        }),
    ],
    ['search', () => ask(`/api/products?keyword=pan${whole(1e6)}`)],
    ['page', () => ask(`/catalog?keyword=pan${whole(1e6)}`)],
    ['picture', () => ask(`/api/images/direct/hero-kitchen.avif?w=${any([320, 480, 640, 800, 960, 1200])}`)],
  ]

  return {
    token,
    attempts,
    order: async () => (await order()).status,
    /** What guests are told while something goes on. */
    async during(work: () => Promise<void>): Promise<Told[]> {
      const all: Told[] = []
      let isOver = false
      const one = async () => {
        while (!isOver) {
          const [what, visit] = any(kinds)
          const answer = await visit().catch(() => null)
          const retryAfter = answer?.headers.get('retry-after') ?? null
          all.push({ what, status: answer?.status ?? 599, retryAfter })
          // who is told to come back later is in no hurry
          if (answer?.status !== 201) await wait(20)
        }
      }
      const running = Array.from({ length: guests }, one)
      await work()
      isOver = true
      await Promise.all(running)
      return all
    },
  }
}

function faultsOf(all: Told[]): string[] {
  const bad = all.filter(
    ({ status, retryAfter }) => status >= 500 && !(status === 503 && Number(retryAfter) > 0),
  )
  const kinds = Map.groupBy(bad, ({ what, status }) => `${what}: ${status}`)
  return [...kinds].map(([kind, { length }]) => `${kind}, ${length} times`)
}

function sum(all: Told[]): string {
  const kinds = [...Map.groupBy(all, ({ status }) => status)].toSorted(([a], [b]) => a - b)
  return kinds.map(([status, { length }]) => `${length} × ${status}`).join(', ')
}
