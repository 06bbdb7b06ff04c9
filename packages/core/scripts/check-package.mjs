// Installs the packed @trivet/core in an empty folder and uses it there, in JavaScript and in TypeScript.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmPack, packCore, repository } from './pack.mjs'

const script = `
import { calendarDate } from '@trivet/core/dates'
import { formatMoney, toCents } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
const quote = quoteRental({
  lines: [{ id: 'kit', name: 'Essential Kit', unitPriceCents: toCents(70), quantity: 1 }],
  period: { start: calendarDate('2026-12-01'), end: calendarDate('2026-12-08') },
  damageProtection: false,
})
console.log(formatMoney(quote.taxCents), formatMoney(quote.totalCents))
`
const typedScript = `${script}
import type { Order } from '@trivet/core/contract/orders'
import { invalidQuantity } from '@trivet/core/copy/orders'
import type { Quote } from '@trivet/core/pricing'
export const status: Order['status'] = 'pending'
export const total = (one: Quote): number => one.totalCents
export const text: 'Invalid quantity' = invalidQuantity
// @ts-expect-error a day is more than a text: fails unless the declarations are really read
quoteRental({ lines: [], period: { start: '2026-12-01', end: '2026-12-08' }, damageProtection: false })
`

const folder = mkdtempSync(join(tmpdir(), 'trivet-core-'))
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  // zod comes from this repository, so that the check needs no network
  const tarballs = [packCore(folder), npmPack(join(repository, 'node_modules', 'zod'), folder)]
  inFolder('npm', [
    'install',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...tarballs,
  ])

  writeFileSync(join(folder, 'quote.js'), script)
  assert.equal(inFolder(process.execPath, ['quote.js']).trim(), '$5.78 $90.78')

  writeFileSync(join(folder, 'quote.ts'), typedScript)
  const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '']
  inFolder(join(repository, 'node_modules', '.bin', 'tsc'), [...strict, '--lib', 'es2024,dom', 'quote.ts'])
  console.log('The packed @trivet/core works in an empty folder.')
} finally {
  rmSync(folder, { recursive: true })
}

function inFolder(command, args) {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}
