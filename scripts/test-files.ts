// Which test files share a worker with others, and which run in one of their own.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Those of a workspace that replace a module: their worker would keep it replaced for the files after them. */
export function filesThatReplaceModules(workspace: string): string[] {
  return globSync('src/**/*.test.{ts,tsx}', { cwd: workspace }).filter((file) =>
    readFileSync(join(workspace, file), 'utf8').includes('vi.mock('),
  )
}
