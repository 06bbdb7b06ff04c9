/** The five digits of a whole ZIP code; null while it is none. */
export function zipOf(text: string): string | null {
  return /^\s*(\d{5})(-\d{4})?\s*$/.exec(text)?.[1] ?? null
}
