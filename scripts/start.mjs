// npm start: from a fresh clone to a running shop.
import { handOver, installIfNeeded, run } from './toolchain.mjs'

installIfNeeded()
run('turbo', ['run', 'generate', 'build', '--output-logs=errors-only', '--no-update-notifier'])
// what was compiled once starts a third faster the next time
handOver('node', ['apps/server/src/main.ts'], { NODE_COMPILE_CACHE: 'node_modules/.cache/trivet-server' })
