// npm run check: everything that can be said without running the product. A gate that looked at nothing fails, also when
// its answer comes from a cache.
import { availableParallelism } from 'node:os'
import { capture, installIfNeeded, run } from './toolchain.mjs'

const types = ['tsc', '--build', '--verbose', '--checkers', String(Math.min(availableParallelism(), 4))]
const importRules = ['depcruise', 'apps', 'packages', 'drill', '--config', '.dependency-cruiser.cjs']

// `seen` finds in the output how much the gate looked at: its group is the number, or each match is one (flag g).
const gates = [
  { name: 'format', command: ['oxfmt', '--check'], seen: /on (\d+) files/, unit: 'files' },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], seen: /on (\d+) files/, unit: 'files' },
  { name: 'routes of the shop', command: ['react-router', 'typegen', 'apps/shop'] },
  {
    name: 'types',
    // each project of tsconfig.json, once; what did not change is remembered from the last time
    command: types,
    seen: /Project '.+' is /g,
    unit: 'projects',
    noise: /^.* - (?:Projects in this build|Project '|Building project).*\n(?: {4}\* .*\n)*\n?/gm,
  },
  {
    name: 'import rules',
    // asks for the content of files, since a checkout sets their times anew
    command: [...importRules, '--cache', '--cache-strategy', 'content'],
    seen: /\((\d+) modules/,
    unit: 'modules',
  },
  {
    name: 'import rules, each broken once',
    command: ['node', 'scripts/check-import-rules.mjs'],
    seen: /(\d+) rules/,
    unit: 'rules',
  },
  {
    name: 'modules of the server',
    command: ['node', 'scripts/check-modules.mjs'],
    seen: /(\d+) modules without/,
    unit: 'modules without a circle',
  },
  {
    name: 'SQL that the compiler checks',
    command: ['node', 'scripts/check-sql.mjs'],
    seen: /(\d+) statements/,
    unit: 'statements',
  },
  {
    name: 'clocks are read in their places alone',
    command: ['node', 'scripts/check-clock.mjs'],
    seen: /(\d+) files/,
  },
  {
    name: 'tests named by docs/ux.md',
    command: ['node', 'scripts/check-named-tests.mjs'],
    seen: /(\d+) tests named/,
    unit: 'tests',
  },
  {
    name: 'links into documents',
    command: ['node', 'scripts/check-doc-links.mjs'],
    seen: /(\d+) links/,
    unit: 'links',
  },
  {
    name: 'migrations leave the version before running',
    command: ['node', 'scripts/check-contracts.mjs'],
    seen: /(\d+) migrations/,
    unit: 'migrations',
  },
  {
    name: 'containers',
    command: ['node', 'scripts/check-containers.mjs'],
    seen: /(\d+) instructions/,
    unit: 'instructions',
  },
  {
    name: 'packages of other platforms',
    command: ['node', 'scripts/check-platform-packages.mjs'],
    seen: /(\d+) optional packages/,
    unit: 'packages',
  },
  {
    name: 'unused code',
    // its table of timings is the one place where it tells how many files it read
    command: ['knip', '--no-progress', '--performance'],
    seen: /getImportsAndExports\s+(\d+)/,
    unit: 'files',
  },
]

installIfNeeded()
run('turbo', ['run', 'generate', '--output-logs=errors-only', '--no-update-notifier'])

let failed = 0
for (const gate of gates) {
  const { problem, looked } = await answerOf(gate)
  console.log(`${problem === null ? 'ok    ' : 'FAILED'} ${gate.name}${looked}`)
  if (problem === null) continue
  failed += 1
  console.log(problem)
}
process.exit(failed === 0 ? 0 : 1)

async function answerOf({ command: [tool, ...args], seen, unit, noise }) {
  const { status, output } = await capture(tool, args)
  if (status !== 0) return { problem: noise ? output.replace(noise, '') : output, looked: '' }
  if (!seen) return { problem: null, looked: '' }
  const count = seen.global ? [...output.matchAll(seen)].length : Number(seen.exec(output)?.[1] ?? 0)
  return count === 0
    ? { problem: `It looked at nothing:\n${output.slice(0, 2000)}`, looked: '' }
    : { problem: null, looked: ` (${[count, unit].filter(Boolean).join(' ')})` }
}
