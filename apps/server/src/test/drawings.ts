// Drawn in another process by the tests of the printer.

export async function processId(): Promise<Buffer> {
  return Buffer.from(String(process.pid))
}

export async function written({ day }: { day: Date }): Promise<Buffer> {
  return Buffer.from(day.toISOString())
}

export async function spoiled(): Promise<Buffer> {
  throw new Error('No ink')
}

export function never(): Promise<Buffer> {
  return new Promise(() => {})
}
