// node --import: this process lives as many milliseconds from now as the file says, and looks again at SIGUSR2
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.env['CLOCK_FILE'] ?? ''
let moved = 0

function look() {
  const asked = readFileSync(file, 'utf8')
  moved = Number(asked)
  // whoever moved the clock waits for this
  writeFileSync(`${file}.seen`, asked)
}

const now = (real: DateConstructor) => real.now() + moved

globalThis.Date = new Proxy(Date, {
  construct: (real, values, target) =>
    Reflect.construct(real, values.length === 0 ? [now(real)] : values, target),
  get: (real, name) => (name === 'now' ? () => now(real) : Reflect.get(real, name)),
})

look()
process.on('SIGUSR2', look)
