import { statfsSync } from 'node:fs'
import type { Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'
import { gates } from '../../platform/concurrency-gate.ts'
import { countConnections, countSharedReads } from '../../platform/database.ts'
import { jobRuns } from '../../platform/jobs.ts'
import { errorAnswers } from '../error-answer.ts'

type Client = typeof import('@prometheus-io/client')
type Labels = Record<string, string>
type Reading = [labels: Labels, value: number]

/** What this process knows of itself, read when it is asked for: nothing is counted twice. */
export function measureProcess(
  { client, registry }: { client: Client; registry: Registry },
  { sql, dataDirectory }: { sql: Pool; dataDirectory: string },
) {
  client.collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = (name: string, help: string, labelNames: string[], read: () => Reading[]) => {
    const collect = function (this: InstanceType<Client['Gauge']>) {
      this.reset()
      for (const [labels, value] of read()) this.set(labels, value)
    }
    return new client.Gauge({ name, help, labelNames, registers, collect })
  }
  const counter = (name: string, help: string, labelNames: string[], read: () => Reading[]) => {
    const collect = function (this: InstanceType<Client['Counter']>) {
      this.reset()
      for (const [labels, value] of read()) this.inc(labels, value)
    }
    return new client.Counter({ name, help, labelNames, registers, collect })
  }

  gauge('trivet_pool_connections', 'Connections to the database.', ['state'], () =>
    Object.entries(countConnections(sql)).map(([state, count]): Reading => [{ state }, count]),
  )
  gauge('trivet_pool_waiting', 'Requests that wait for a connection to the database.', [], () => [
    [{}, sql.waitingCount],
  ])
  gauge('trivet_shared_reads', 'Short reads under way on the connections they share.', [], () => [
    [{}, countSharedReads(sql)],
  ])
  gauge('trivet_disk_free_bytes', 'What is left of the disk that holds DATA_DIR.', [], () => {
    const { bavail, bsize } = statfsSync(dataDirectory)
    return [[{}, bavail * bsize]]
  })
  const ofGates = (value: (state: { running: number; waiting: number; refused: number }) => number) => () =>
    [...gates].map(([gate, state]): Reading => [{ gate }, value(state())])
  gauge(
    'trivet_gate_running',
    'Heavy tasks at work.',
    ['gate'],
    ofGates(({ running }) => running),
  )
  gauge(
    'trivet_gate_waiting',
    'Heavy tasks in the queue.',
    ['gate'],
    ofGates(({ waiting }) => waiting),
  )
  counter(
    'trivet_gate_refused_total',
    'Heavy tasks turned away.',
    ['gate'],
    ofGates(({ refused }) => refused),
  )
  counter('trivet_error_answers_total', 'Errors told to a client, by their code.', ['code'], () =>
    [...errorAnswers].map(([code, times]): Reading => [{ code }, times]),
  )
  counter('trivet_job_runs_total', 'Jobs that ended, by how they did.', ['name', 'outcome'], () =>
    [...jobRuns].flatMap(([name, { succeeded, failed }]): Reading[] => [
      [{ name, outcome: 'succeeded' }, succeeded],
      [{ name, outcome: 'failed' }, failed],
    ]),
  )
  gauge(
    'trivet_job_last_success_timestamp_seconds',
    'When a job last succeeded in this process, or since when the process is ready for it.',
    ['name'],
    () => [...jobRuns].map(([name, { lastSuccess }]): Reading => [{ name }, lastSuccess.getTime() / 1000]),
  )
}
