import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { envFields, readEnv } from './env.ts'

test('an empty environment is enough', () => {
  expect(readEnv({})).toMatchObject({
    port: 4000,
    databaseUrl: undefined,
    seed: 'demo',
    publicUrl: 'http://localhost:4000',
    trustedProxies: [],
    payments: 'test',
    rateLimits: true,
    logLevel: 'info',
  })
})

test('a database of your own is not filled with demo data unless you ask for it', () => {
  const DATABASE_URL = 'postgresql://trivet@db.example.com/trivet?sslmode=require'
  expect(readEnv({ DATABASE_URL }).seed).toBe('none')
  expect(readEnv({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo')
})

test('an empty value is the same as none', () => {
  expect(readEnv({ PORT: '', SEED: '', DATABASE_URL: '' })).toEqual(readEnv({}))
})

test('everything that is wrong is said in one message', () => {
  const read = () =>
    readEnv({ PORT: 'four thousand', SEED: 'some', RATE_LIMITS: 'maybe', DATABASE_URL: 'mysql://x/y' })
  for (const name of ['PORT', 'SEED', 'RATE_LIMITS', 'DATABASE_URL']) expect(read).toThrow(name)
})

test.each([
  ['PAYMENTS', 'live'],
  ['TRUSTED_PROXIES', '10.0.0.0/64'],
  ['TRUSTED_PROXIES', 'proxy.local'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://app.example.com/path'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name)
})

test('lists are separated by commas', () => {
  const env = readEnv({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16,::1', CORS_ORIGINS: 'https://a.example' })
  expect(env.trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', '::1'])
  expect(env.corsOrigins).toEqual(['https://a.example'])
})

test('.env.example names exactly the variables that are read', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  const names = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(Object.keys(envFields).toSorted())
})

test('.env.example as it stands changes nothing', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  const values = Object.fromEntries(
    [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(readEnv(values)).toEqual(readEnv({}))
})
