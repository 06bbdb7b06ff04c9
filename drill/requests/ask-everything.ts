import fc, { type Arbitrary } from 'fast-check'
import { addressOf } from '../../e2e/server-process.ts'
import type { Outcome, Round } from '../check.ts'
import { inParallel } from '../in-parallel.ts'
import { broken } from './break.ts'
import { operationsOf, readDocument, type Operation } from './document.ts'
import { draftsOf, type Draft } from './draft.ts'
import { createJudge } from './judge.ts'
import { createKnownValues } from './known-values.ts'
import { sendUntilServed, written } from './send.ts'
import { callers, openSessions, type Caller } from './sessions.ts'
import { createTally } from './tally.ts'

const atOnce = 8
const toldEvery = 5_000

/** Round after round each operation is asked once by each caller. */
export async function askEverything(port: number, { quick, seed, say }: Round): Promise<Outcome> {
  const address = addressOf(port)
  const document = await readDocument(address)
  const operations = operationsOf(document)
  const judge = createJudge(document)
  const sessions = await openSessions(address)
  const known = createKnownValues(await sessions.accountIds())
  const tally = createTally(say)
  let sent = 0

  type Question = { operation: Operation; drafts: Arbitrary<Draft>; caller: Caller }
  const questions: Question[] = operations.flatMap((operation) => {
    const drafts = broken(draftsOf(operation, known))
    return callers.map((caller) => ({ operation, drafts, caller }))
  })

  async function ask({ operation, drafts, caller }: Question): Promise<void> {
    const [draft] = fc.sample(drafts, { numRuns: 1, seed: seed + sent })
    sent += 1
    const wire = written(draft!)
    const answer = await sendUntilServed(port, wire, await sessions.of(caller, operation))
    const asked = { operation, caller, wire, answer }
    tally.count(asked)
    // of a call that is another one only what holds for all
    const isItself = wire.method === operation.method && !('authorization' in wire.headers)
    const fault = isItself ? judge(operation, caller, answer) : answer.status >= 500 ? 'fails' : null
    if (fault) tally.fault(asked, fault)
    if (answer.status < 300) known.rememberJson(answer.body)
    // signing out is one of the requests
    if (answer.status === 401 && isItself) await sessions.renew(caller)
  }

  const wanted = quick ? 2_000 : 100_000
  while (sent < wanted) {
    const before = sent
    await inParallel(questions, atOnce, ask)
    if (Math.floor(before / toldEvery) < Math.floor(sent / toldEvery)) say(`${sent} of ${wanted} requests`)
  }
  return { measured: tally.measured(operations.length), faults: tally.faults() }
}
