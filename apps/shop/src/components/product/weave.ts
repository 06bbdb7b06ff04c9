const weaves: Record<string, string> = {
  Essential: 'weave-essential',
  Chef: 'weave-chef',
  Specialty: 'weave-specialty',
}

/** The class that gives a surface the colour and stripes of its collection. */
export function weaveOf(category: string | null | undefined): string {
  return weaves[category ?? ''] ?? 'weave-custom'
}
