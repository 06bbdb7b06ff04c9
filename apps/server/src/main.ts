import './platform/react-production.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultTimeZone } from '@trivet/core/address'
import { isTestShop } from '@trivet/core/payments'
import { keepSamplePhoto } from '../prisma/seed/after-booking.ts'
import { demoSignIns } from '../prisma/seed/people.ts'
import { seedDemo } from '../prisma/seed/seed.ts'
import { buildApp } from './app.ts'
import { readProcessEnv } from './env.ts'
import { openOwnerLink } from './modules/accounts/open-owner-link.ts'
import { startMail } from './modules/mail/start-mail.ts'
import { publishTo } from './modules/orders/domain-events.ts'
import { reactions } from './modules/reactions/reactions.ts'
import { systemClock as clock } from './platform/clock.ts'
import { openDatabase, type Database } from './platform/database.ts'
import { openFileStore } from './platform/file-store.ts'
import { startJobs } from './platform/jobs.ts'
import { createLifecycle } from './platform/lifecycle.ts'
import { createLogger } from './platform/logger.ts'
import { migrate } from './platform/migrate.ts'
import { openPayments } from './platform/payments/open-payments.ts'
import type { PaymentProviders } from './platform/payments/payments.ts'
import { followRequests } from './platform/requests-in-flight.ts'
import { startServerDatabase } from './platform/server-database.ts'
import { databaseOf, endWithFailure } from './platform/start-failure.ts'
import { stopOnSignal } from './platform/stop-on-signal.ts'
import { untilStarted } from './platform/until-started.ts'
import { waitForDatabase } from './platform/wait-for-database.ts'
import { scheduleJobs } from './scheduled-jobs.ts'
import { testShopWarning, welcome } from './welcome.ts'

const env = readEnvOrEnd()
const log = createLogger(env.logLevel)
const lifecycle = createLifecycle(log)
stopOnSignal(log, lifecycle.end)
try {
  await serve()
} catch (error) {
  // told to stop in the middle of it: the signal ends it
  if (!lifecycle.stopping.aborted) {
    await lifecycle.end()
    endWithFailure(error, env)
  }
}

async function serve() {
  const { url, home } = await lifecycle.begin(
    { what: 'the database', withinMs: 3_600 },
    () => startServerDatabase(env, { log, signal: lifecycle.stopping }),
    (it) => it.stop(),
  )
  await waitForDatabase(() => migrate(url), { name: databaseOf(env), log, signal: lifecycle.stopping })
  const database = await lifecycle.begin(
    { what: 'the connections to the database', withinMs: 400 },
    () => openDatabase(url, { log, slowMs: env.slowQueryMs }),
    (it) => it.close(),
  )
  if (env.seed === 'demo' && (await seedDemo(database, clock.today(defaultTimeZone)))) {
    await keepSamplePhoto(await openFileStore(env))
  }

  const payments = await openPayments(env)
  const demoAccounts = env.seed === 'demo' ? demoSignIns : []
  const ownerLink = await openOwnerLink({ sql: database.sql, clock, publicUrl: env.publicUrl })
  const isTest = isTestShop({ payments: env.payments, demoAccounts })
  const { stopping } = lifecycle
  const app = await buildApp({ env, database, clock, payments, logger: log, demoAccounts, stopping })
  const requests = followRequests()
  let background: Promise<Background | null> | undefined
  await lifecycle.begin(
    { what: 'what was asked or under way', withinMs: env.drainSeconds * 1000 + 5_600 },
    () => app.listen({ host: env.host, port: env.port }),
    async () => {
      await wait(env.drainSeconds * 1000)
      await Promise.all([requests.close(app), background?.then((it) => it?.stop())])
    },
  )
  if (!env.rateLimits)
    log.warn('RATE_LIMITS=off lets anyone guess passwords and hold stock without end: for benchmarks only')
  if (isTest) log.warn(testShopWarning)
  process.stdout.write(
    welcome(app.listeningOrigin.replace('//127.0.0.1', '//localhost'), {
      accounts: demoAccounts,
      dataAt: home,
      isTestShop: isTest,
      ownerLink,
    }),
  )
  background = untilStarted(() => startBackground(url, database, payments), { log, signal: stopping })
  await background
}

function readEnvOrEnd() {
  try {
    return readProcessEnv()
  } catch (error) {
    return endWithFailure(error)
  }
}

type Background = { stop(): Promise<void> }

/** What runs beside the requests. */
async function startBackground(
  url: string,
  { sql }: Database,
  payments: PaymentProviders,
): Promise<Background> {
  const jobs = await startJobs({ url, log })
  await scheduleJobs(jobs, {
    sql,
    clock,
    log,
    payments,
    publish: publishTo(reactions),
    files: await openFileStore(env),
  }).catch(async (error: unknown) => {
    await jobs.stop()
    throw error
  })
  const mail = await startMail({ env, sql, clock, log })
  return {
    async stop() {
      await mail.stop()
      await jobs.stop()
    },
  }
}
