// npm start: from a fresh clone to a running shop.
import { serverCommand, serverEnv } from './server-settings.mjs'
import { handOver, installIfNeeded, run } from './toolchain.mjs'

installIfNeeded()
run('turbo', ['run', 'generate', 'build', 'bundle', '--output-logs=errors-only', '--no-update-notifier'])
handOver('node', serverCommand, {
  ...serverEnv,
  // what was compiled once starts a sixth faster the next time
  NODE_COMPILE_CACHE: 'node_modules/.cache/trivet-server',
})
