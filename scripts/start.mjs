// npm start: from a fresh clone to a running shop.
import { serverEnv, serverFlags } from './server-settings.mjs'
import { handOver, installIfNeeded, run } from './toolchain.mjs'

installIfNeeded()
run('turbo', ['run', 'generate', 'build', '--output-logs=errors-only', '--no-update-notifier'])
const server = ['--import', './apps/server/src/tracing.ts', 'apps/server/src/main.ts']
handOver('node', [...serverFlags, ...server], {
  ...serverEnv,
  // what was compiled once starts a third faster the next time
  NODE_COMPILE_CACHE: 'node_modules/.cache/trivet-server',
})
