import './platform/react-production.ts'
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
import { createLogger } from './platform/logger.ts'
import { migrate } from './platform/migrate.ts'
import { openPayments } from './platform/payments/open-payments.ts'
import type { PaymentProviders } from './platform/payments/payments.ts'
import { startServerDatabase } from './platform/server-database.ts'
import { stopOnSignal } from './platform/stop-on-signal.ts'
import { untilStarted } from './platform/until-started.ts'
import { scheduleJobs } from './scheduled-jobs.ts'
import { testShopWarning, welcome } from './welcome.ts'

const env = readProcessEnv()
const log = createLogger(env.logLevel)
const { url, stop: stopDatabase } = await startServerDatabase(env)
try {
  await serve()
} catch (error) {
  // PostgreSQL outlives the process that started it unless it is told to stop
  await stopDatabase()
  throw error
}

async function serve() {
  await migrate(url)
  const database = openDatabase(url, { log, slowMs: env.slowQueryMs })
  if (env.seed === 'demo' && (await seedDemo(database, clock.today(defaultTimeZone)))) {
    await keepSamplePhoto(await openFileStore(env))
  }

  const payments = await openPayments(env)
  const demoAccounts = env.seed === 'demo' ? demoSignIns : []
  const ownerLink = await openOwnerLink({ sql: database.sql, clock, publicUrl: env.publicUrl })
  const isTest = isTestShop({ payments: env.payments, demoAccounts })
  const app = await buildApp({ env, database, clock, payments, logger: log, demoAccounts })
  // a stop may come while these still begin: it lets them, and then ends them
  let background: Promise<Background | null> | undefined
  const stopping = new AbortController()
  stopOnSignal(log, async () => {
    stopping.abort()
    await app.close()
    await (await background)?.stop()
    await database.close()
    await stopDatabase()
  })

  await app.listen({ host: env.host, port: env.port })
  if (!env.rateLimits)
    log.warn('RATE_LIMITS=off lets anyone guess passwords without end: for benchmarks only')
  if (isTest) log.warn(testShopWarning)
  process.stdout.write(
    welcome(app.listeningOrigin.replace('//127.0.0.1', '//localhost'), {
      accounts: demoAccounts,
      isTestShop: isTest,
      ownerLink,
    }),
  )
  background = untilStarted(() => startBackground(database, payments), { log, signal: stopping.signal })
  await background
}

type Background = { stop(): Promise<void> }

/** What runs beside the requests. */
async function startBackground({ sql }: Database, payments: PaymentProviders): Promise<Background> {
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
