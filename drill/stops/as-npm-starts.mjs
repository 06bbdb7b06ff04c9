// What `npm start` does once everything is built.
import { serverCommand } from '../../scripts/server-settings.mjs'
import { handOver } from '../../scripts/toolchain.mjs'

handOver('node', serverCommand)
