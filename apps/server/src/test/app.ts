import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp, type AppOptions } from '../app.ts'
import { readEnv } from '../env.ts'
import { paymentProviders, type PaymentProviders, type Payments } from '../platform/payments/payments.ts'
import { testPayments } from '../platform/payments/test-payments.ts'
import { testClock, type TestClock } from './clock.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { temporaryDirectory } from './temporary-directory.ts'

export { testClock } from './clock.ts'

type Overrides = Partial<Omit<AppOptions, 'env' | 'clock' | 'payments' | 'database'>> & {
  database?: TestDatabase
  /** One provider for all, unless there are several. */
  payments?: Payments | PaymentProviders
  env?: Partial<AppOptions['env']>
  clock?: TestClock
}

export type TestApp = { app: FastifyInstance; database: TestDatabase; clock: TestClock }

/** The app over a database of its own: limits off, logs silent and time standing still unless asked. */
export async function testApp(overrides: Overrides = {}): Promise<TestApp> {
  const database = overrides.database ?? (await testDatabase())
  const clock = overrides.clock ?? testClock()
  const { payments = testPayments } = overrides
  const app = await buildApp({
    builds: { shop: '/nowhere', admin: '/nowhere' },
    // a machine busy with other tests is not what a test is about
    busyAfterMs: 0,
    ...overrides,
    payments: 'all' in payments ? payments : paymentProviders(payments),
    env: {
      ...readEnv({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: temporaryDirectory('data') }),
      ...overrides.env,
    },
    database,
    clock,
  })
  afterAll(() => app.close())
  return { app, database, clock }
}
