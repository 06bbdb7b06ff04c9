/** A legal text as it is read: sections of paragraphs, some with a list after them. */
export type LegalSection = {
  /** Its place in the address: /terms#prices. */
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

export type LegalPage = {
  title: string
  /** For search engines, and for those who decide whether to read on. */
  summary: string
  sections: readonly LegalSection[]
}
