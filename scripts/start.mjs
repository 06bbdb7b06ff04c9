// npm start: from a fresh clone to a running shop.
import { handOver, installIfNeeded, run } from './toolchain.mjs'

installIfNeeded()
run('turbo', ['run', 'generate', 'build', '--output-logs=errors-only', '--no-update-notifier'])
handOver('node', ['apps/server/src/main.ts'])
