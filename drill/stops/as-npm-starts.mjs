// What `npm start` does once everything is built.
import { serverFlags } from '../../scripts/server-settings.mjs'
import { handOver } from '../../scripts/toolchain.mjs'

handOver('node', [...serverFlags, 'apps/server/src/main.ts'])
