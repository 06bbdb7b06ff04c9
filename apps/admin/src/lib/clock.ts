/** The one place of the console that reads the machine's clock. */
export function now(): Date {
  return new Date()
}
