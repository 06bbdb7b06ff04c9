/** The one place of the admin that reads the machine's clock. */
export function now(): Date {
  return new Date()
}
