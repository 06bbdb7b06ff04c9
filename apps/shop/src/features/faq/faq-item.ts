export type FaqItem = {
  /** Its place in the address: /faq#refunds. */
  id: string
  question: string
  /** Paragraphs; search engines get them as one text. */
  answer: readonly string[]
  link?: { label: string; to: string }
}

export type FaqGroup = { id: string; title: string; weave: string; items: readonly FaqItem[] }
