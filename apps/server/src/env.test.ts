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
  ['PAYMENTS', 'later'],
  ['TRUSTED_PROXIES', '10.0.0.0/64'],
  ['TRUSTED_PROXIES', 'proxy.local'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://app.example.com/path'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
])('%s=%s is refused', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name)
})

const paymentKeys = {
  PAYMENTS: 'live',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
}

test('live payments come with the keys of both providers', () => {
  const { payments, providers } = readEnv({
    ...paymentKeys,
    PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com',
  })
  expect(payments).toBe('live')
  expect(providers).toEqual({
    stripe: {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      baseUrl: undefined,
    },
    paypal: {
      clientId: 'client',
      clientSecret: 'secret',
      webhookId: 'WH-1',
      baseUrl: 'https://api-m.sandbox.paypal.com',
    },
  })
})

test('live payments with a key missing are refused, and each key that is missing is named', () => {
  const read = () => readEnv({ ...paymentKeys, STRIPE_WEBHOOK_SECRET: '', PAYPAL_CLIENT_ID: '' })
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'PAYPAL_CLIENT_ID']) expect(read).toThrow(name)
})

test('keys of a shop that charges no cards are a mistake', () => {
  expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('STRIPE_SECRET_KEY is set')
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
