import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import { render } from '@react-email/render'
import { standardSettings } from '@trivet/core/settings'
import { footLines, type Seller } from './foot.ts'
import type { Block, DocketRow, MailContent, Stop } from './mail-content.ts'
import { darkRules, families, light, type Token } from './mail-look.ts'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Row,
  Section,
  Text,
} from './mail-parts.ts'

/** A mail in our look, for mail programs old and new. */
export function mailHtml(content: MailContent, seller: Seller = standardSettings): Promise<string> {
  return render(
    h(
      Html,
      { lang: 'en-US' },
      h(
        Head,
        null,
        h('title', null, content.subject),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('style', { dangerouslySetInnerHTML: { __html: darkRules } }),
      ),
      h(
        Body,
        { className: 'fill-background', style: { margin: 0, padding: '24px 8px' } },
        // shown by lists of mails, after the subject
        h('div', { style: unseen }, content.preview),
        h(
          Container,
          {
            className: 'fill-card hem-hem edge-stripe',
            style: { maxWidth: 600, ...fill('card'), ...hem(), ...edge },
          },
          h(
            Section,
            { style: { padding: '28px 20px 32px' } },
            wordMark(seller.identity.name),
            title(content.heading),
            ...blocks(content),
          ),
        ),
        h(Container, { style: { maxWidth: 600 } }, ...footLines(seller).map(footLine)),
      ),
    ),
  )
}

const ink = (token: Token): CSSProperties => ({ color: light(token) })
const fill = (token: Token): CSSProperties => ({ backgroundColor: light(token) })
const hem = (): CSSProperties => ({ border: `1px solid ${light('hem')}`, borderRadius: 4 })
// the weave of a mail: one thread along its left side
const edge: CSSProperties = { borderLeft: `6px solid ${light('stripe')}` }

const unseen: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden' }

const body: CSSProperties = {
  fontFamily: families.sans,
  fontSize: 16,
  lineHeight: '26px',
  margin: '0 0 16px',
}
const figures: CSSProperties = { fontFamily: families.mono, fontSize: 15, lineHeight: '24px', margin: 0 }

function wordMark(name: string): ReactNode {
  const style = {
    ...ink('primary'),
    fontFamily: families.display,
    fontSize: 22,
    fontWeight: 600,
    margin: '0 0 20px',
  }
  return h(Text, { key: 'mark', className: 'ink-primary', style }, name)
}

function title(text: string): ReactNode {
  const style = {
    ...ink('text'),
    fontFamily: families.display,
    fontSize: 28,
    lineHeight: '34px',
    margin: '0 0 16px',
  }
  return h(Heading, { key: 'title', as: 'h1', className: 'ink-text', style }, text)
}

function blocks({ blocks: parts }: MailContent): ReactNode[] {
  return parts.map((block, index) => h(Section, { key: index }, blockOf(block)))
}

function blockOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text)
    case 'heading': {
      const style = { ...ink('text'), ...body, fontSize: 18, fontWeight: 600, margin: '16px 0 8px' }
      return h(Heading, { as: 'h2', className: 'ink-text', style }, block.text)
    }
    case 'lines':
      return block.lines.map((line, index) => {
        const margin = index === block.lines.length - 1 ? body.margin : 0
        return h(
          Text,
          { key: index, className: 'ink-text', style: { ...ink('text'), ...body, margin } },
          line,
        )
      })
    case 'plan':
      return block.stops.map(stopOf)
    case 'docket':
      return docket(
        ...block.lines.map(({ name, quantity, price, packed }, index) => [
          pair({ label: `${quantity} × ${name}`, value: price }, `line-${index}`),
          packed ? small(packed, `packed-${index}`) : null,
        ]),
        rule('rule'),
        ...block.rows.map((row) => pair(row, row.label)),
        rule('sum'),
        pair(block.total, 'total', { fontWeight: 600, fontSize: 17 }),
        ...block.after.map((row) => pair(row, row.label)),
      )
    case 'facts':
      return docket(...block.rows.map((row) => pair(row, row.label, { wordBreak: 'break-word' })))
    case 'button': {
      const style = { ...fill('primary'), ...ink('on-primary'), ...body, ...pill }
      return h(Button, { href: block.href, className: 'fill-primary ink-on-primary', style }, block.label)
    }
    case 'links':
      return block.links.map(({ label, href, note }) =>
        h(
          Text,
          { key: href, className: 'ink-muted', style: { ...ink('muted'), ...body, margin: '0 0 8px' } },
          h(
            Link,
            { href, className: 'ink-primary', style: { ...ink('primary'), textDecoration: 'underline' } },
            label,
          ),
          note ? ` ${note}` : null,
        ),
      )
  }
}

const pill: CSSProperties = { borderRadius: 999, padding: '12px 28px', fontWeight: 600, margin: '8px 0 20px' }

function paragraph(text: string): ReactNode {
  return h(Text, { className: 'ink-text', style: { ...ink('text'), ...body } }, text)
}

function stopOf({ when, title: what, text }: Stop): ReactNode {
  const strong = { ...ink('text'), ...body, fontWeight: 600, margin: 0 }
  return h(
    Section,
    { key: what, className: 'hem-hem', style: { borderLeft: `2px dashed ${light('hem')}`, paddingLeft: 16 } },
    h(Text, { className: 'ink-muted', style: { ...ink('muted'), ...figures } }, when),
    h(Text, { className: 'ink-text', style: strong }, what),
    h(Text, { className: 'ink-muted', style: { ...ink('muted'), ...body } }, text),
  )
}

/** The kitchen order ticket. */
function docket(...children: ReactNode[]): ReactNode {
  const style = {
    ...fill('sunken'),
    borderTop: `4px dotted ${light('card')}`,
    padding: '14px 18px',
    margin: '0 0 20px',
  }
  return h(Section, { className: 'fill-sunken hem-card', style }, ...children)
}

function pair({ label, value }: DocketRow, key: string, style: CSSProperties = {}): ReactNode {
  const cell = { ...ink('text'), ...figures, ...style }
  return h(Row, {
    key,
    children: [
      h(
        Column,
        // a long number breaks, never the word before it
        { key: 'label', style: { ...top, ...(style.wordBreak && { whiteSpace: 'nowrap' }) } },
        h(Text, { className: 'ink-text', style: { ...cell, wordBreak: 'normal' } }, label),
      ),
      h(
        Column,
        {
          key: 'value',
          align: 'right',
          style: { ...top, paddingLeft: 12, whiteSpace: style.wordBreak ? 'normal' : 'nowrap' },
        },
        h(Text, { className: 'ink-text', style: cell }, value),
      ),
    ],
  })
}

const top: CSSProperties = { verticalAlign: 'top' }

function small(text: string, key: string): ReactNode {
  return h(
    Text,
    { key, className: 'ink-muted', style: { ...ink('muted'), ...body, fontSize: 14, margin: 0 } },
    text,
  )
}

function rule(key: string): ReactNode {
  return h(Hr, {
    key,
    className: 'hem-hem',
    style: { borderTop: `1px dashed ${light('muted')}`, margin: '8px 0' },
  })
}

function footLine(line: string): ReactNode {
  const style = {
    ...ink('muted'),
    ...body,
    fontSize: 14,
    lineHeight: '22px',
    textAlign: 'center',
    margin: '12px 0 0',
  } as const
  return h(Text, { key: line, className: 'ink-muted', style }, line)
}
