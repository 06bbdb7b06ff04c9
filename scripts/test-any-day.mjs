// npm run test:any-day: the unit tests at moments when days, offsets and years differ from place to place, on machines
// at both ends of the day. --short is what npm test has time for: every moment for the rules, one for the pages.
import { parseArgs } from 'node:util'
import { installIfNeeded, run } from './toolchain.mjs'

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values

const moments = [
  { name: '11:40 pm Pacific on an ordinary day', instant: '2027-05-20T06:40:00Z' },
  { name: '11:40 pm Pacific before daylight saving begins', instant: '2027-03-14T07:40:00Z' },
  { name: '11:40 pm Pacific before daylight saving ends', instant: '2027-11-07T06:40:00Z' },
  { name: '11:40 pm UTC on 31 December', instant: '2027-12-31T23:40:00Z' },
  { name: '11:40 pm Pacific on 29 February', instant: '2028-03-01T07:40:00Z' },
]
// where the shop's day is the machine's, and where the next day has long begun
const zones = ['America/Los_Angeles', 'Pacific/Auckland']

const rules = ['core']
const pages = ['shop*', 'admin*', 'ui']
// its tests bring a clock of their own: what is left to try is the machine's zone
const system = ['server*']

installIfNeeded()
const runs = moments.flatMap((moment) => zones.map((zone) => ({ ...moment, zone })))
for (const one of runs) test(one, short ? rules : [...rules, ...pages])
if (short) test(runs.at(-1), pages)
else for (const one of runs.slice(-zones.length)) test(one, system)

function test({ name, instant, zone }, projects) {
  console.log(`\n${projects.join(', ')} at ${name}, on a machine in ${zone}`)
  run(
    'vitest',
    [
      'run',
      '--reporter=dot',
      '--exclude=**/scripts/*.test.ts',
      ...projects.map((project) => `--project=${project}`),
    ],
    {
      TZ: zone,
      TOLD_TIME: instant,
    },
  )
}
