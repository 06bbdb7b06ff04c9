/** The one place of the shop that reads the visitor's clock. */
export function now(): Date {
  return new Date()
}
