import { shopName } from '../../lib/shop-name.ts'
import type { ContactMessage, ContactState } from '@trivet/core/contract/contact'

export const stateLabels = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
} as const satisfies Record<ContactState, string>

/** Opens a mail with the guest's words quoted, so that they know what it answers. */
export function replyLink({ email, subject, message, name }: ContactMessage): string {
  const quoted = message.split('\n').map((line) => `> ${line}`)
  const body = [`Hello ${name},`, '', '', `You wrote:`, ...quoted].join('\r\n')
  const fields = [`subject=${encodeURIComponent(`Re: ${subject || `Your message to ${shopName}`}`)}`]
  return `mailto:${encodeURIComponent(email)}?${[...fields, `body=${encodeURIComponent(body)}`].join('&')}`
}
