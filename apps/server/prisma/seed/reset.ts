import { defaultTimeZone } from '@trivet/core/address'
import { readProcessEnv } from '../../src/env.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { startServerDatabase } from '../../src/platform/server-database.ts'
import { endWithFailure, StartFailure } from '../../src/platform/start-failure.ts'
import { seedDemo } from './seed.ts'

// npm run db:reset: everything goes, and the demo shop is there as on the first day
try {
  await reset()
} catch (error) {
  endWithFailure(error)
}

async function reset() {
  const env = readProcessEnv()
  if (env.seed !== 'demo') {
    throw new StartFailure(
      'This would empty the database of DATABASE_URL. Set SEED=demo as well if that is what you want.',
    )
  }
  const { url, stop } = await startServerDatabase({ ...env, port: 0 })
  const database = openDatabase(url)
  await database.sql.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(url)
  await seedDemo(database, systemClock.today(defaultTimeZone))
  await database.close()
  await stop()
  process.stdout.write('The demo shop is as new.\n')
}
