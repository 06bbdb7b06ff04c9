/**
 * What the work answers, which is told by its signal when the time is up. Unlike `AbortSignal.timeout`, which holds on to
 * whoever listens until that moment, it lets go of everything once the work is done.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
