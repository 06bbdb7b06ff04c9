// npm run test:one -- <path>: the tests of one file, or of every file whose path contains the text.
import { handOver, installIfNeeded, run } from './toolchain.mjs'

installIfNeeded()
run('turbo', ['run', 'generate', '--output-logs=errors-only', '--no-update-notifier'])
handOver('vitest', ['run', ...process.argv.slice(2)])
