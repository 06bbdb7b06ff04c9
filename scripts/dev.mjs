// npm run dev: server on 4000, shop with hot reload on 5173, admin on 5174.
import { handOver, installIfNeeded, run } from './toolchain.mjs'

installIfNeeded()
run('turbo', ['run', 'generate', '--output-logs=errors-only', '--no-update-notifier'])
handOver('turbo', ['run', 'dev', '--no-update-notifier'])
