import { extractText } from 'unpdf'

/** The words of a PDF, on one line. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
