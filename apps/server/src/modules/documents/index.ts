// What other modules may use.
export { qrDrawing } from './document-drawings.ts'
export { colors, families, styles } from './document-look.ts'
export {
  block,
  documentPage,
  documentPdf,
  facts,
  heading,
  row,
  table,
  text,
  title,
  type PageFrame,
  type Part,
} from './document-parts.ts'
export { addressLines, longDay, packedWords, tagline, windowWords } from './document-words.ts'
export { orderCalendar } from './order-calendar.ts'
