import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Handovers = {
  /** What the mail server answered to this mail, if it took it and the database was not told. */
  find(mailId: string): string | null
  note(mailId: string, receipt: string): void
  forget(mailId: string): void
}

/**
 * A file for each mail between the mail server's yes and the database's commit. It is written in the same breath as the
 * yes is read and outlives a killed process, so that whoever takes the mail up again on this machine does not send it.
 */
export function openHandovers(directory: string): Handovers {
  const fileOf = (mailId: string) => join(directory, mailId)
  return {
    find: (mailId) => (existsSync(fileOf(mailId)) ? readFileSync(fileOf(mailId), 'utf8') : null),
    note(mailId, receipt) {
      mkdirSync(directory, { recursive: true })
      writeFileSync(fileOf(mailId), receipt)
    },
    forget: (mailId) => rmSync(fileOf(mailId), { force: true }),
  }
}
