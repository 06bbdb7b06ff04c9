// node --import: this process goes by another clock, as many milliseconds ahead of the machine's as the file AHEAD_FILE
// says. SIGUSR2 has it look again: the clock jumps.
import { readFileSync } from 'node:fs'

const MachineDate = Date
const file = process.env['AHEAD_FILE'] ?? ''
const readAhead = () => Number(readFileSync(file, 'utf8'))
let aheadMs = readAhead()
process.on('SIGUSR2', () => (aheadMs = readAhead()))

const now = () => MachineDate.now() + aheadMs

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, told, asked) => Reflect.construct(target, told.length > 0 ? told : [now()], asked),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
