import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { testApp } from '../../test/app.ts'
import { toyRouter } from '../../test/toy-router.ts'

const metricsToken = 'a-token-of-prometheus'
const headers = { authorization: `Bearer ${metricsToken}` }
const { app } = await testApp({ router: toyRouter, env: { metricsToken } })

async function readMetrics(of = app): Promise<string> {
  return (await of.inject({ url: '/metrics', headers })).body
}

test('only who has the token may read them', async () => {
  for (const authorization of [undefined, 'Bearer a-token-of-somebody-else', metricsToken]) {
    const answer = await app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  }
  const answer = await app.inject({ url: '/metrics', headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('without a token in the environment there are none', async () => {
  const { app: plain } = await testApp({ router: toyRouter })
  expect((await plain.inject({ url: '/metrics', headers })).statusCode).not.toBe(200)
})

test('a request is counted by route, method and how it ended, never by its address', async () => {
  for (const id of ['1', '2', 'missing']) await app.inject(`/api/toys/${id}?x=swordfish`)
  await app.inject('/nowhere/swordfish')
  const metrics = await readMetrics()
  const series = (route: string, status: string) =>
    `trivet_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
  expect(metrics).toContain(`${series('/api/toys/:id', '2xx')} 2`)
  expect(metrics).toContain(`${series('/api/toys/:id', '4xx')} 1`)
  expect(metrics).not.toContain('swordfish')
})

test('a tRPC call is counted by its procedure, those of a batch each by itself, and no name of a stranger', async () => {
  await app.inject('/trpc/toys.top')
  await app.inject('/trpc/toys.top,toys.list?batch=1&input={}')
  for (const name of ['swordfish', 'toys.swordfish', 'constructor']) await app.inject(`/trpc/${name}`)
  const metrics = await readMetrics()
  expect(metrics).toContain('trivet_trpc_calls_total{procedure="toys.top"} 2')
  expect(metrics).toContain('trivet_trpc_calls_total{procedure="toys.list"} 1')
  expect(metrics).toContain('trivet_trpc_calls_total{procedure="unknown"} 3')
  expect(metrics).toMatch(/_count\{method="GET",route="\/trpc\/toys\.top",status="2xx"\} 1/)
  expect(metrics).toMatch(/_count\{method="GET",route="\/trpc\/:procedure",status="2xx"\} 1/)
  expect(metrics).not.toContain('swordfish')
})

const errorsSoFar = async () =>
  Number(/trivet_error_answers_total\{code="INTERNAL"\} (\d+)/.exec(await readMetrics())?.[1] ?? 0)

test('errors are counted by their code, also inside a batch', async () => {
  // they are counted in the process, which other tests share
  const before = await errorsSoFar()
  await app.inject('/api/toys/broken')
  await app.inject('/trpc/toys.top,toys.broken?batch=1&input={}')
  expect(await errorsSoFar()).toBe(before + 2)
})

test('the database, the pool and the books of the shop are told', async () => {
  const metrics = await readMetrics()
  expect(metrics).toContain('trivet_database_up 1')
  expect(metrics).toContain('trivet_pool_waiting 0')
  expect(metrics).toContain('trivet_mails_waiting 0')
  expect(metrics).toContain('trivet_gate_running{gate="password-hashes"} 0')
})

test('with the database away the rest is told all the same', async () => {
  const database = openTestDatabase('postgresql://nobody@127.0.0.1:1/none')
  const { app: cutOff } = await testApp({ router: toyRouter, env: { metricsToken }, database })
  const metrics = await readMetrics(cutOff)
  expect(metrics).toContain('trivet_database_up 0')
  expect(metrics).toContain('trivet_mails_waiting Nan')
  expect(metrics).toContain('process_resident_memory_bytes')
})

test.each(['alerts.yml', 'grafana-dashboard.json'])('every metric that %s names is told', async (file) => {
  const told = new Set([...(await readMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const text = readFileSync(join(import.meta.dirname, '../../../../../ops', file), 'utf8')
  const named = [...text.matchAll(/\b(?:trivet|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !told.has(name))).toEqual([])
})
