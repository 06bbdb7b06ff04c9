import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Open to PostgreSQL's user, who is another one when tests run as root. */
export function temporaryDirectory(topic: string): string {
  const directory = mkdtempSync(join(tmpdir(), `trivet-${topic}-`))
  chmodSync(directory, 0o755)
  return directory
}
