/** The text of a file; undefined where it is a picture, a workbook or in a coding other than UTF-8. */
export async function readCsvFile(file: File): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(await file.arrayBuffer()))
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
