import { Refusal } from './refusal.ts'

/** Runs what somebody typed. Ctrl-C lets it tidy up; a failure is one sentence, and an exit code for cron. */
export async function runCommand(
  what: string,
  work: (signal: AbortSignal) => Promise<string>,
): Promise<void> {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => stopping.abort(new Refusal('It was stopped before it was done.')))
  }
  try {
    process.stdout.write(await work(stopping.signal))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(error instanceof Refusal ? `${message}\n` : `The ${what} failed: ${message}\n`)
    process.exitCode = 1
  }
}

/** A whole number above zero, as it was typed. */
export function countFrom(text: string, option: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Refusal(`${option} wants a number such as 7.`)
}
