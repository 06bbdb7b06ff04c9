import { secretTemplates } from '@trivet/core/mail'
import type { ClaimedMail, Kept } from '../outbox/index.ts'

const removed = '(link removed, it is for its reader alone)'

type Written = { html: string | null; text: string | null }

/**
 * What is kept of a mail that is over, and what staff read of any: all of it, but for a link that is its reader's alone. Null
 * where it has none.
 */
export function withoutSecrets(
  { template, data }: Pick<ClaimedMail, 'template' | 'data'>,
  written: Written | null,
): Kept {
  const link = secretTemplates.includes(template) ? linkOf(data) : null
  if (link === null) return null
  const cut = (text: string | null) =>
    text?.replaceAll(link, removed).replaceAll(escaped(link), removed) ?? null
  return {
    data: { ...Object(data), link: removed },
    html: written && cut(written.html),
    text: written && cut(written.text),
  }
}

export function linkOf(data: unknown): string | null {
  const link: unknown = Reflect.get(Object(data), 'link')
  return typeof link === 'string' ? link : null
}

/** As it stands in an attribute. */
function escaped(link: string): string {
  return link.replaceAll('&', '&amp;')
}
