// npm run test:any-day: the unit tests at the moments when days, offsets and years differ from place to place, on
// machines at both ends of the day. --short is what npm test has time for.
import { parseArgs } from 'node:util'
import { installIfNeeded, run } from './toolchain.mjs'

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values

const moments = [
  { name: '11:40 pm Pacific on an ordinary day', at: '2027-05-20T06:40:00Z' },
  { name: '11:40 pm Pacific before daylight saving begins', at: '2027-03-14T07:40:00Z' },
  { name: '11:40 pm Pacific before daylight saving ends', at: '2027-11-07T06:40:00Z' },
  { name: '11:40 pm Pacific on 29 February', at: '2028-03-01T07:40:00Z' },
  { name: '11:40 pm UTC on 31 December', at: '2027-12-31T23:40:00Z' },
]
// on the shop's own day, and where the next one has long begun
const zones = ['America/Los_Angeles', 'Pacific/Auckland']

installIfNeeded()
for (const { name, at } of moments) {
  for (const zone of zones) {
    console.log(`\n${name}, on a machine in ${zone}`)
    const projects = short ? [] : ['shop', 'admin', 'ui']
    run('vitest', ['run', '--reporter=dot', ...['core', ...projects].flatMap((one) => ['--project', one])], {
      TZ: zone,
      TOLD_TIME: at,
    })
  }
}
