// npm run admin:create: makes somebody an owner, and prints a link that sets the password.
import { handOver, installIfNeeded, run } from './toolchain.mjs'

installIfNeeded()
run('turbo', ['run', 'generate', '--output-logs=errors-only', '--no-update-notifier'])
handOver('node', ['apps/server/src/create-admin.ts', ...process.argv.slice(2)])
