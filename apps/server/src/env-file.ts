import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const repository = join(import.meta.dirname, '../../..')

/** Adds to the environment what an .env file in the repository says. */
export function loadEnvFile(): void {
  const file = join(repository, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
