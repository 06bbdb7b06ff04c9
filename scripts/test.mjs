// npm test: every check there is, from installing to the journeys in a browser.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from './browser.mjs'
import { installIfNeeded, run } from './toolchain.mjs'

const isCi = Boolean(process.env.CI)
const reports = mkdtempSync(join(tmpdir(), 'trivet-test-'))
const unitReport = join(reports, 'unit.json')
const journeyReport = join(reports, 'journeys.json')

installIfNeeded()
run('node', ['scripts/check.mjs'])
run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`])
run('node', ['scripts/test-any-day.mjs', '--short'])
run('turbo', [
  'run',
  'generate',
  'build',
  'bundle',
  'build:stories',
  '--output-logs=errors-only',
  '--no-update-notifier',
])
run('node', ['packages/core/scripts/check-package.mjs'])
run('node', [
  '--test',
  ...['size', 'modules', 'containers', 'contracts'].map((name) => `scripts/check-${name}.test.mjs`),
])
run('node', ['scripts/check-size.mjs'])

if (browserPath) {
  run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
  })
} else if (isCi) {
  console.error('No Chromium: in CI the journeys may not be skipped.')
  process.exit(1)
}

const unit = JSON.parse(readFileSync(unitReport, 'utf8'))
const journeys = browserPath
  ? JSON.parse(readFileSync(journeyReport, 'utf8')).stats
  : { expected: 0, skipped: 0 }
rmSync(reports, { recursive: true })

const skipped = unit.numPendingTests + unit.numTodoTests + journeys.skipped
if (!browserPath) console.log('The journeys were skipped: no Chromium found (set CHROMIUM to its path).')
if (isCi && skipped > 0) {
  console.error(`${skipped} tests were skipped; in CI every test runs.`)
  process.exit(1)
}
console.log(`${unit.numPassedTests + journeys.expected} passed, 0 failed, ${skipped} skipped`)
