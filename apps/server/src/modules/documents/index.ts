// What other modules may use.
export { addressLines, longDay, packedWords, tagline, windowWords } from './document-words.ts'
export { orderCalendar } from './order-calendar.ts'
