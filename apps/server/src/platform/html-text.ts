const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What people wrote stays text. */
export function htmlText(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
