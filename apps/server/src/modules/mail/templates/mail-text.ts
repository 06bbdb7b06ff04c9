import { standardSettings } from '@trivet/core/settings'
import { footLines, type Seller } from './foot.ts'
import type { Block, DocketRow, MailContent } from './mail-content.ts'

const width = 64

/** The same mail for programs that show plain text: every word and figure of the other part. */
export function mailText({ heading, blocks }: MailContent, seller: Seller = standardSettings): string {
  const parts = [heading, ...blocks.map(blockText), `-- \n${footLines(seller).join('\n')}`]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'heading':
      return block.text.toUpperCase()
    case 'lines':
      return block.lines.join('\n')
    case 'plan':
      return block.stops.map(({ when, title, text }) => `${when}\n  ${title}\n  ${text}`).join('\n\n')
    case 'docket':
      return [
        ...block.lines.flatMap(({ name, quantity, price, packed }) => [
          pair({ label: `${quantity} × ${name}`, value: price }),
          ...(packed ? [`    ${packed}`] : []),
        ]),
        '-'.repeat(width),
        ...block.rows.map(pair),
        '-'.repeat(width),
        pair(block.total),
        ...block.after.map(pair),
      ].join('\n')
    case 'facts':
      return block.rows.map(pair).join('\n')
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'links':
      return block.links
        .map(({ label, href, note }) => `${label}${note ? ` ${note}` : ''}\n${href}`)
        .join('\n\n')
  }
}

/** Label to the left, figure to the right. */
function pair({ label, value }: DocketRow): string {
  return `${label} ${' '.repeat(Math.max(1, width - label.length - value.length - 2))} ${value}`
}
