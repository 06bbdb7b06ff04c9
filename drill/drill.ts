// npm run drill: what nobody wants to see in a real shop, done to a built one on purpose. docs/drill.md
import { parseArgs } from 'node:util'
import type { Check } from './check.ts'
import { stopServers } from '../e2e/server-process.ts'
import { clockJumps } from './clock/clock-jumps.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kills.ts'
import { races } from './races.ts'
import { restore } from './restore.ts'
import { requests } from './requests/requests.ts'
import { soak } from './soak/soak.ts'
import { stops } from './stops/stops.ts'
import { printTable, type Row } from './table.ts'

const checks: Check[] = [requests, races, kills, stops, fullDisk, clockJumps, restore, soak]

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    'with-fault': { type: 'string' },
    prove: { type: 'boolean', default: false },
  },
})
const only = options['with-fault'] ?? options.only
const chosen = checks.filter(({ name }) => only === undefined || name === only)
if (chosen.length === 0) {
  console.error(`There is no check ${only}. There are: ${checks.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const fault = options.prove || options['with-fault'] !== undefined
const rows: Row[] = []
for (const check of chosen) rows.push(await rowOf(check))
printTable(rows)
process.exit(rows.some(({ verdict }) => verdict === 'FAILED') ? 1 : 0)

async function rowOf(check: Check): Promise<Row> {
  const begun = performance.now()
  const say = (sentence: string) => console.log(`  ${check.name}: ${sentence}`)
  const round = { quick: options.quick || options.prove, fault, seed: Number(options.seed), say }
  const outcome = await check
    .run(round)
    .catch((error: Error) => error)
    .finally(stopServers)
  const seconds = Math.round((performance.now() - begun) / 1000)
  if (outcome === 'not run') return { name: check.name, verdict: 'not run', seconds, measured: '' }
  // neither well nor caught: it did not come to its end
  if (outcome instanceof Error)
    return { name: check.name, verdict: 'FAILED', seconds, measured: outcome.message }
  const { measured, faults } = outcome
  for (const found of faults) console.log(`  ${check.name} found: ${found}`)
  const failed = faults.length > 0
  // with its fault a check that finds nothing is the one that is broken
  if (options.prove)
    return { name: check.name, verdict: failed ? 'caught' : 'FAILED', seconds, measured: check.fault }
  return { name: check.name, verdict: failed ? 'FAILED' : 'ok', seconds, measured }
}
