import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { addDays } from '@trivet/core/dates'
import { expect, test } from '@playwright/test'
import type pg from 'pg'
import { todayIn } from '../clock.ts'
import { freePort, startServer, temporaryFolder, type Server } from '../server-process.ts'
import { productBySlug } from './api-guest.ts'
import { attachToDatabase } from './database.ts'
import { hasNginx, startNginx, type Nginx } from './nginx.ts'

test.skip(!hasNginx, 'nginx is not installed')
test.describe.configure({ mode: 'serial' })

const data = temporaryFolder()
let staying: Server
let leaving: Server
let database: pg.Client
let nginx: Nginx

test.beforeAll(async () => {
  const env = { DATA_DIR: data.path, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMITS: 'on' }
  staying = await startServer(await freePort(), { ...env, SEED: 'demo' })
  database = await attachToDatabase(data.path)
  const { user, password, host, port } = database
  const url = `postgresql://${user}:${password}@${host}:${port}/postgres`
  leaving = await startServer(await freePort(), { ...env, DATABASE_URL: url })
  nginx = await startNginx([staying.port, leaving.port])
})

test.afterAll(async () => {
  await nginx.stop()
  await leaving.stop()
  await database.end()
  await staying.stop()
  data.remove()
})

test('the guest’s own address, the host and the protocol are passed on, and a claimed address is not', async () => {
  let told: IncomingHttpHeaders = {}
  const port = await freePort()
  const server = createServer((asked, answer) => {
    told = asked.headers
    answer.end()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const proxy = await startNginx([port, port])
  await send(proxy.address, { from: '127.0.0.2', claims: '203.0.113.7' })
  await proxy.stop()
  server.close()
  expect(told).toMatchObject({
    'x-forwarded-for': '127.0.0.2',
    'x-forwarded-proto': 'http',
    host: '127.0.0.1',
  })
})

test('limits count the guest’s own address', async () => {
  const body = { name: 'Guest', email: `${randomUUID()}@example.com`, password: 'a pan for every week' }
  const address = `${nginx.address}/api/users`
  expect(await send(address, { from: '127.0.0.2', claims: '203.0.113.7', body })).toBe(201)
  const { rows } = await database.query(`SELECT key FROM rate_limits WHERE key LIKE 'register:%'`)
  expect(rows).toEqual([{ key: 'register:127.0.0.2' }])
})

test('one of two servers is stopped in the middle: no page fails, and a call is answered or told to come again', async () => {
  const kit = await productBySlug(nginx.address, 'essential-kit')
  const start = addDays(todayIn('America/Chicago'), 20)
  const quote = {
    orderItems: [{ product: kit._id, qty: 1 }],
    rentalStart: start,
    rentalEnd: addDays(start, 7),
  }
  const pages: number[] = []
  const quotes: number[] = []
  let isOver = false
  const repeat = async (statuses: number[], path: string, group: number, body?: object) => {
    // each guest reads 100 times, which no limit minds
    while (!isOver)
      statuses.push(
        await send(nginx.address + path, {
          from: `127.0.${group}.${1 + Math.floor(statuses.length / 100)}`,
          body,
        }),
      )
  }
  const more = (count: number) => {
    const enough = pages.length + count
    return expect.poll(() => pages.length >= enough && quotes.length > 0).toBe(true)
  }
  const guests = [
    repeat(pages, '/products/essential-kit', 1),
    repeat(pages, '/catalog', 2),
    repeat(quotes, '/api/quotes', 3, quote),
  ]
  await more(50)
  await leaving.stop()
  await more(50)
  isOver = true
  await Promise.all(guests)
  expect(pages.filter((status) => status !== 200)).toEqual([])
  expect(quotes.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(quotes.at(-1)).toBe(200)
})

test('while no server is there, who opens a page is told in a page and who calls in the form of every error', async () => {
  const proxy = await startNginx([await freePort(), await freePort()])
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const page = await fetch(`${proxy.address}/catalog`, { headers: { accept } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('<h1>One moment, please</h1>')

  const call = await fetch(`${proxy.address}/api/products`)
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await call.json()).toMatchObject({ code: 'UNAVAILABLE' })
  await proxy.stop()
})

type Call = { from: string; claims?: string; body?: object | undefined }

/** A call from an address of this machine, on a connection of its own: its status, or 0 where none came. */
async function send(address: string, { from, claims, body }: Call): Promise<number> {
  const call = request(address, {
    method: body ? 'POST' : 'GET',
    localAddress: from,
    agent: false,
    headers: {
      ...(claims && { 'x-forwarded-for': claims }),
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  call.end(body && JSON.stringify(body))
  return new Promise((answer) => {
    call.on('response', (response) => response.resume().on('end', () => answer(response.statusCode ?? 0)))
    call.on('error', () => answer(0))
  })
}
