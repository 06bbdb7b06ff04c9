// npm run check: everything that can be said without running the product. A gate that looked at nothing fails.
import { capture, installIfNeeded, run } from './toolchain.mjs'

const gates = [
  { name: 'format', command: ['oxfmt', '--check'], seen: /on (\d+) files/ },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], seen: /on (\d+) files/ },
  ...['packages/core', 'packages/ui', 'apps/server', 'apps/admin', 'e2e'].map(typecheck),
  { name: 'routes of the shop', command: ['react-router', 'typegen', 'apps/shop'] },
  typecheck('apps/shop'),
  {
    name: 'import rules',
    command: ['depcruise', 'apps', 'packages', '--config', '.dependency-cruiser.cjs'],
    seen: /\((\d+) modules/,
  },
  {
    name: 'import rules, each broken once',
    command: ['node', 'scripts/check-import-rules.mjs'],
    seen: /(\d+) rules/,
  },
  {
    name: 'clocks are read in their places alone',
    command: ['node', 'scripts/check-clock.mjs'],
    seen: /(\d+) files/,
  },
  {
    name: 'tests named by docs/ux.md',
    command: ['node', 'scripts/check-ux-table.mjs'],
    seen: /(\d+) tests named/,
  },
  {
    name: 'unused code',
    // its table of timings is the one place where it tells how many files it read
    command: ['knip', '--no-progress', '--performance'],
    seen: /getImportsAndExports\s+(\d+)/,
  },
]

function typecheck(workspace) {
  return {
    name: `types of ${workspace}`,
    command: ['tsc', '--noEmit', '--listFilesOnly', '-p', workspace],
    seen: new RegExp(`/${workspace}/.*\\.tsx?$`, 'm'),
    afterwards: ['tsc', '--noEmit', '-p', workspace],
  }
}

installIfNeeded()
run('turbo', ['run', 'generate', '--output-logs=errors-only', '--no-update-notifier'])

let failed = 0
for (const gate of gates) {
  const problem = await problemOf(gate)
  console.log(`${problem === null ? 'ok    ' : 'FAILED'} ${gate.name}`)
  if (problem === null) continue
  failed += 1
  console.log(problem)
}
process.exit(failed === 0 ? 0 : 1)

async function problemOf({ command: [tool, ...args], seen, afterwards }) {
  const first = await capture(tool, args)
  if (first.status !== 0) return first.output
  const sight = seen?.exec(first.output)
  if (seen && (!sight || sight[1] === '0')) return `It looked at nothing:\n${first.output.slice(0, 2000)}`
  if (!afterwards) return null
  const second = await capture(afterwards[0], afterwards.slice(1))
  return second.status === 0 ? null : second.output
}
