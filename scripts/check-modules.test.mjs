import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

function check(files) {
  const folder = mkdtempSync(join(tmpdir(), 'trivet-modules-'))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'apps/server/src/modules', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/check-modules.mjs'), folder], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return { status, stdout }
}

test('modules above one another, each entered through its index, pass', () => {
  const { status, stdout } = check({
    'orders/index.ts': "export { order } from './order.ts'\n",
    'orders/order.ts': 'export const order = 1\n',
    'payments/pay.ts': "import { order } from '../orders/index.ts'\nexport const paid = order\n",
  })
  assert.equal(status, 0)
  assert.match(stdout, /2 modules without a circle/)
})

test('a circle is named', () => {
  const { status, stdout } = check({
    'orders/index.ts': "import { paid } from '../payments/index.ts'\nexport const order = paid\n",
    'payments/index.ts': "import { order } from '../orders/index.ts'\nexport const paid = order\n",
  })
  assert.equal(status, 1)
  assert.match(stdout, /orders → payments → orders/)
})

test('whoever reaches into a module is named', () => {
  const { status, stdout } = check({
    'orders/order.repo.ts': 'export const order = 1\n',
    'payments/pay.ts': "import { order } from '../orders/order.repo.ts'\nexport const paid = order\n",
  })
  assert.equal(status, 1)
  assert.match(stdout, /payments\/pay\.ts reaches into orders\/order\.repo\.ts/)
})
