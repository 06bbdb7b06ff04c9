/** The five digits of a whole ZIP code; null while it is none, and for 00000, which stands where an address follows. */
export function zipOf(text: string): string | null {
  return /^\s*(?!00000)(\d{5})(-\d{4})?\s*$/.exec(text)?.[1] ?? null
}
