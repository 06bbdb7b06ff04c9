/** The name of the constraint or unique index that refused a write made by plain SQL; null for other errors. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !('constraint' in error)) return null
  return typeof error.constraint === 'string' ? error.constraint : null
}
