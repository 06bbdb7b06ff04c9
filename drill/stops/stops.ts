import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runningPostgres } from '../../apps/server/src/platform/postgres-process.ts'
import { freePort, startServer, temporaryFolder, type Server } from '../../e2e/server-process.ts'
import { killPostgres } from '../../e2e/system/database.ts'
import type { Check, Outcome, Round } from '../check.ts'
import { send, type Wire } from '../requests/send.ts'

const launch = { command: [join(import.meta.dirname, 'as-npm-starts.mjs')], isGroup: true }
const fault = join(import.meta.dirname, '../faults/end-at-second-signal.ts')
const inFlight = 4
const mostSeconds = 10

const ways: [name: string, end: (pid: number) => void][] = [
  ['SIGINT to the process', (pid) => process.kill(pid, 'SIGINT')],
  ['SIGTERM to the process', (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGINT to the group', (pid) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to the group', (pid) => process.kill(-pid, 'SIGTERM')],
  [
    'SIGINT to the group, twice',
    (pid) => {
      process.kill(-pid, 'SIGINT')
      setTimeout(() => process.kill(-pid, 'SIGINT'), 50)
    },
  ],
]

/** Told to stop while guests wait for answers: they get them, PostgreSQL ends with the server, and both within ten seconds. */
export const stops: Check = {
  name: 'stops',
  fault: 'a second signal ends the server at once',
  async run(round) {
    const data = temporaryFolder()
    try {
      return await stopFor(round.quick ? 5 : 50, data.path, round)
    } finally {
      await killPostgres(data.path)
      data.remove()
    }
  },
}

async function stopFor(wanted: number, path: string, round: Round): Promise<Outcome> {
  const faults: string[] = []
  const seconds: number[] = []
  let answered = 0
  for (let number = 0; number < wanted; number += 1) {
    const [name, end] = ways[number % ways.length]!
    const env = { DATA_DIR: path, SEED: number === 0 ? 'demo' : 'none' }
    const withFault = { ...(round.fault && { NODE_OPTIONS: `--import ${fault}` }) }
    const server = await startServer(await freePort(), { ...env, ...withFault }, launch)
    const { told } = await guestsOf(server)
    const begun = performance.now()
    const ended = once(server.child, 'exit')
    end(server.child.pid!)
    const isOver = await Promise.race([ended.then(() => true), wait(3 * mostSeconds * 1000, false)])
    if (!isOver) process.kill(-server.child.pid!, 'SIGKILL')
    const [code] = await ended
    const took = (performance.now() - begun) / 1000
    const statuses = await told
    seconds.push(took)
    answered += statuses.filter((status) => status === 201).length
    const left = runningPostgres(join(path, 'postgres/cluster/data'))
    const wrong = [
      ...(code === 0 ? [] : [`exit ${code}`]),
      ...(took > mostSeconds ? [`${took.toFixed(1)} s`] : []),
      ...(left ? ['PostgreSQL goes on'] : []),
      ...statuses.filter((status) => status !== 201).map((status) => `a guest was told ${status}`),
    ]
    if (wrong.length > 0) faults.push(`${name}: ${wrong.join(', ')}`)
    if (left) await killPostgres(path)
    if (number % 10 === 9) round.say(`${number + 1} of ${wanted} stops`)
  }
  return {
    measured: `${wanted} stops in ${ways.length} ways, ${answered} of ${inFlight * wanted} guests answered, at most ${Math.max(...seconds).toFixed(1)} s`,
    faults,
  }
}

/** Guests whose registration is under way, and what they will be told. */
async function guestsOf({ port }: Server): Promise<{ told: Promise<number[]> }> {
  const each = (wire: () => Wire) =>
    Promise.all(Array.from({ length: inFlight }, () => send(port, wire(), null).catch(() => ({ status: 0 }))))
  // their connections are open already
  await each(() => ({ method: 'GET', path: '/healthz', headers: {}, body: undefined }))
  const told = each(registration).then((all) => all.map(({ status }) => status))
  await wait(30)
  return { told }
}

function registration(): Wire {
  const person = { name: 'Guest', email: `${randomUUID()}@example.com`, password: 'a pan for every week' }
  return {
    method: 'POST',
    path: '/api/users',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(person)),
  }
}
