// node --test: the size budget is met and broken by builds made for it.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'trivet-size-'))
after(() => rmSync(folder, { recursive: true }))

// random text, so that gzip cannot make it small
const kilobytes = (count) => `/*${randomBytes(count * 1000).toString('base64')}*/`

const files = {
  'entry.js': `import{a}from"./shared.js";import("./later.js")`,
  'shared.js': `export let a=1${kilobytes(40)}`,
  'later.js': kilobytes(300),
  'root.js': 'export default 1',
  'small.js': 'import"./shared.js"',
  'large.js': `export*from"./heavy.js"`,
  'heavy.js': kilobytes(140),
  'booking.js': `import "./heavy.js"`,
}
const route = (id, module) => ({ id, module: `/assets/${module}`, imports: [] })
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
  url: '/assets/manifest-0a1b.js',
  routes: {
    root: route('root', 'root.js'),
    'routes/small': route('routes/small', 'small.js'),
    'routes/large': route('routes/large', 'large.js'),
    'routes/booking': route('routes/booking', 'booking.js'),
  },
}
mkdirSync(join(folder, 'assets'))
for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), code)
writeFileSync(
  join(folder, 'assets/manifest-0a1b.js'),
  `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
)

function checkSize(...args) {
  const script = join(import.meta.dirname, 'check-size.mjs')
  return spawnSync(process.execPath, [script, '--build', folder, ...args], { encoding: 'utf8' })
}

test('a page over the budget is named, and the check fails', () => {
  const { status, stderr } = checkSize()
  assert.equal(status, 1)
  assert.match(stderr, /Over 170 KB of script: routes\/large\n/)
})

test('with room for the largest page it passes', () => {
  assert.equal(checkSize('--budget', '200').status, 0)
})

test('what loads later and what is shared by two files is not counted twice or at all', () => {
  assert.equal(checkSize('--budget', '42').status, 1)
  assert.match(checkSize('--budget', '42').stderr, /script: routes\/large\n/)
})

test('a folder without a build fails', () => {
  assert.notEqual(checkSize('--build', tmpdir()).status, 0)
})
