import { readProcessEnv } from '../src/env.ts'
import { migrate } from '../src/platform/migrate.ts'
import { borrowServerDatabase } from '../src/platform/server-database.ts'

// npm run db:migrate: brings the database to this version, before a server of it starts
const { url, stop } = await borrowServerDatabase(readProcessEnv())
try {
  const applied = await migrate(url)
  process.stdout.write(
    applied.length === 0 ? 'The database is of this version already.\n' : `Applied:\n${applied.join('\n')}\n`,
  )
} finally {
  await stop()
}
