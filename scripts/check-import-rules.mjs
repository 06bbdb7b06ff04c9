// A gate that never closes is no gate: breaks each import rule once, in a folder of its own, and expects to hear of it.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { capture, root } from './toolchain.mjs'

const config = '.dependency-cruiser.cjs'
const { forbidden } = createRequire(import.meta.url)(join(root, config))

const value = 'export const value = 1\n'
const from = (path) => `import { value } from '${path}'\nexport const other = value\n`

const files = {
  'packages/core/src/impure.ts': from('../../ui/src/button.ts'),
  'packages/core/src/contract/orders/order-output.ts': value,
  'packages/core/src/copy/orders/sentences.ts': from('../../contract/orders/order-output.ts'),
  'packages/core/src/orders/order-status.ts': from('../copy/orders/sentences.ts'),
  'packages/ui/src/button.ts': value,
  'packages/ui/src/kitchen.ts': from('../../core/src/impure.ts'),
  'apps/server/src/router.ts': value,
  'apps/shop/src/lib/server.ts': from('../../../server/src/router.ts'),
  'apps/admin/src/lib/shop.ts': from('../../../shop/src/lib/server.ts'),
  'apps/server/src/generated/prisma/client.ts': value,
  'apps/server/src/modules/orders/place-order.ts': from('../../generated/prisma/client.ts'),
  'apps/server/src/modules/orders/orders.repo.ts': value,
  'apps/server/src/modules/orders/orders.router.ts': from('./orders.repo.ts'),
  'apps/shop/src/features/cart/cart.ts': value,
  'apps/shop/src/features/booking/booking.ts': from('../cart/cart.ts'),
  'apps/admin/src/features/orders/orders.ts': value,
  'apps/admin/src/components/badge.ts': from('../features/orders/orders.ts'),
  'apps/server/src/one.ts': from('./two.ts'),
  'apps/server/src/two.ts': "import { other } from './one.ts'\nexport const value = other\n",
}

const folder = mkdtempSync(join(tmpdir(), 'trivet-import-rules-'))
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
for (const name of [config, 'tsconfig.base.json']) cpSync(join(root, name), join(folder, name))
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

const { output } = await capture('depcruise', ['apps', 'packages', '--config', config], {}, folder)
rmSync(folder, { recursive: true })

const silent = forbidden.filter(({ name }) => !output.includes(` ${name}: `))
if (silent.length > 0) {
  console.log(`These rules did not speak up: ${silent.map(({ name }) => name).join(', ')}\n${output}`)
  process.exit(1)
}
console.log(`${forbidden.length} rules, each broken once and heard.`)
