// Draws files for a server, one after the other, as long as that runs. See print-elsewhere.ts.
import '../react-production.ts'
import type { Done, Job } from './print-elsewhere.ts'

// sent to the whole group; the server answers whom it serves before it ends
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

let last: Promise<unknown> = Promise.resolve()
process.on('message', (job: Job) => {
  last = last.then(() => draw(job)).then((done) => process.send?.(done))
})

async function draw({ number, module, name, facts }: Job): Promise<Done> {
  try {
    const functions = await import(module)
    return { number, file: await functions[name](...facts) }
  } catch (error) {
    return { number, error: error as Error }
  }
}
