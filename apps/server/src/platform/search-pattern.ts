/** A LIKE pattern that finds exactly what was typed: in the middle from three letters on, at the start of fewer. */
export function searchPattern(text: string): string {
  const literal = text.replace(/[\\%_]/g, String.raw`\$&`)
  // an index of letter triples knows nothing of two letters, except at the start
  return text.length < 3 ? `${literal}%` : `%${literal}%`
}

/** For what has a number or a code: its beginning. */
export function prefixPattern(text: string): string {
  return `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
