import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, freePort, startServer, temporaryFolder } from '../e2e/server-process.ts'
import { register } from '../e2e/system/api-guest.ts'
import { attachToDatabase, killPostgres } from '../e2e/system/database.ts'
import { answeredOf, differentOrders, keepOrdering, type Attempt } from '../e2e/system/keep-ordering.ts'
import { runCommand } from '../e2e/system/run-command.ts'
import { askAgain, faultsOfBooks, isReached, lostOrders } from './books.ts'
import type { Check, Outcome, Round } from './check.ts'

const guests = 4

/** The machine is lost while guests order: what was acknowledged before the backup began is there again elsewhere, once and paid. */
export const restore: Check = {
  name: 'restore',
  fault: 'the backup that is restored is an older one',
  async run(round) {
    const [shop, backups, restored] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
    try {
      return await loseAndRestore({ shop: shop.path, backups: backups.path, restored: restored.path }, round)
    } finally {
      for (const { path } of [shop, restored]) await killPostgres(path)
      for (const folder of [shop, backups, restored]) folder.remove()
    }
  },
}

type Folders = { shop: string; backups: string; restored: string }

async function loseAndRestore(
  { shop, backups, restored }: Folders,
  { quick, fault, say }: Round,
): Promise<Outcome> {
  const port = await freePort()
  const address = addressOf(port)
  const server = await startServer(port, { DATA_DIR: shop, SEED: 'demo' })
  const token = await register(address)
  const bodies = (await differentOrders(address)).map((body) => ({
    ...body,
    paymentToken: 'tok_test_success',
  }))
  const attempts: Attempt[] = []
  const backUp = () => timed(() => runCommand('backup', ['--to', backups], { DATA_DIR: shop }))

  let backup = fault ? await backUp() : null
  const ordering = Promise.all(
    Array.from({ length: guests }, () => keepOrdering(address, token, bodies, attempts)),
  )
  await isReached(() => answeredOf(attempts).length >= (quick ? 20 : 300), ordering)
  const before = answeredOf(attempts)
  say(`${before.length} orders, then a backup`)
  backup ??= await backUp()
  const during = answeredOf(attempts).length - before.length
  await Promise.all([server.kill(), killPostgres(shop)])
  await ordering
  rmSync(shop, { recursive: true })

  const [name] = readdirSync(backups)
  const restoring = await timed(() => runCommand('restore', [join(backups, name!), '--into', restored], {}))
  for (const { code, errors } of [backup, restoring]) {
    if (code !== 0) return { measured: `${before.length} orders`, faults: [errors] }
  }
  const second = await startServer(port, { DATA_DIR: restored, SEED: 'none' })
  const database = await attachToDatabase(restored)
  const faults = await lostOrders(database, before)
  // with the same keys: what came after the backup is ordered anew, what came before is not
  const again = attempts.map((attempt) => ({ ...attempt, orderId: null }))
  if (!(await isReached(() => askAgain(address, token, again))))
    faults.push('Some orders cannot be placed again')
  faults.push(...(await faultsOfBooks(database, again)))
  await database.end()
  await second.stop()
  return {
    measured: `${before.length} orders before and ${during} during the backup (${backup.seconds} s), restored in ${restoring.seconds} s`,
    faults,
  }
}

async function timed<Value extends object>(work: () => Promise<Value>): Promise<Value & { seconds: string }> {
  const begun = performance.now()
  const value = await work()
  return { ...value, seconds: ((performance.now() - begun) / 1000).toFixed(1) }
}
