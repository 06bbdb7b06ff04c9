import { parseArgs } from 'node:util'
import { adminInput } from '@trivet/core/contract/accounts'
import { readProcessEnv } from './env.ts'
import { createAdmin } from './modules/accounts/create-admin.ts'
import { systemClock as clock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { migrate } from './platform/migrate.ts'
import { borrowServerDatabase } from './platform/server-database.ts'

// npm run admin:create -- --email you@example.com --name "Your Name"
const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
const asked = adminInput.safeParse(values)
if (asked.success) await create(asked.data)
else refuse(asked.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`))

async function create(admin: typeof adminInput._output): Promise<void> {
  const env = readProcessEnv()
  const { url, stop } = await borrowServerDatabase(env)
  try {
    await migrate(url)
    const database = openDatabase(url)
    const link = await createAdmin({ sql: database.sql, clock, publicUrl: env.publicUrl }, admin)
    await database.close()
    process.stdout.write(
      `${admin.email} is staff. The password is set here, within 60 minutes and once:\n\n  ${link}\n\n`,
    )
  } finally {
    await stop()
  }
}

function refuse(problems: string[]): void {
  const usage = 'npm run admin:create -- --email you@example.com --name "Your Name"'
  process.stderr.write(`${problems.join('\n')}\n\n  ${usage}\n`)
  process.exitCode = 1
}
