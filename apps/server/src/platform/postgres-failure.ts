import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

type Passing = 'port-taken' | 'leftover-processes'

/** PostgreSQL ended instead of starting; what passes by itself has a `reason`. */
export class PostgresFailure extends StartFailure {
  readonly reason: Passing | null

  constructor(message: string, reason: Passing | null = null) {
    super(message)
    this.reason = reason
  }
}

/** What PostgreSQL wrote before it ended, as a sentence. */
export function postgresFailure(cluster: string, written: string): PostgresFailure {
  const data = join(cluster, 'data')
  if (/could not bind .*Address already in use/.test(written)) {
    return new PostgresFailure('The port of the database is taken by another program.', 'port-taken')
  }
  if (/pre-existing shared memory block|lock file ".*" already exists/.test(written)) {
    return new PostgresFailure(
      `Processes of a killed PostgreSQL still use ${data}: end them, and start again.`,
      'leftover-processes',
    )
  }
  if (/No space left on device/.test(written)) {
    return new PostgresFailure(`The disk of ${data} is full: free some space and start again.`)
  }
  if (/incompatible with server|was initialized by/.test(written)) {
    return new PostgresFailure(
      `The data in ${data} is of another version of PostgreSQL (${lastComplaint(written)}): start the version of Trivet that made it, or choose another folder with DATA_DIR.`,
    )
  }
  return new PostgresFailure(
    `PostgreSQL does not start with the data in ${data} (${lastComplaint(written)}): put it back from a backup, or choose another folder with DATA_DIR; more stands in ${join(cluster, 'postgres.log')}.`,
  )
}

function lastComplaint(written: string): string {
  const lines = written.split('\n').filter((line) => line.trim() !== '')
  const complaint = lines.findLast((line) => /(FATAL|PANIC|DETAIL):/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(FATAL|PANIC|DETAIL): +/, '').replace(/\.$/, '') ?? 'it says nothing'
}
