import { formatDollars, type Dollars } from '@trivet/core/money'
import type { MailData, PayoutMailLines, PayoutOutcome } from '../../outbox/index.ts'
import type { Block, DocketRow, MailContent } from './mail-content.ts'
import type { MailLinks } from './mail-links.ts'
import { paragraph } from './order-parts.ts'

type HostTemplate =
  | 'commission-earned'
  | 'commission-available'
  | 'commission-held'
  | 'commission-released'
  | 'commission-refused'
  | 'commission-taken-back'
  | 'payout-requested'
  | 'payout-processed'
  | 'payout-failed'
  | 'payout-lowered'
  | 'payout-closed'
  | 'payout-details-changed'

type HostTemplates = {
  [Template in HostTemplate]: (links: MailLinks, data: MailData[Template]) => MailContent
}

const dashboard = (links: MailLinks): Block => ({
  kind: 'button',
  label: 'Open your dashboard',
  href: links.hostDashboard,
})

const facts = (...rows: (DocketRow | null)[]): Block => ({
  kind: 'facts',
  rows: rows.filter((row) => row !== null && row.value !== '') as DocketRow[],
})

const outcome = ({ destination, notes, transactionId }: PayoutOutcome) => [
  { label: 'To', value: destination },
  { label: 'Transaction', value: transactionId },
  { label: 'Note', value: notes },
]

/** Refunds may have taken what a payout was of. Mails that were queued before that was told know no more than its amount. */
function afterFailure(amount: Dollars, available: Dollars = amount): string {
  const look = 'Look at your payout details, then ask once more.'
  if (available >= amount) return `the amount is available again. ${look}`
  if (available > 0) {
    return `refunds have taken back some of it since: ${formatDollars(available)} is available. ${look}`
  }
  return 'refunds have taken it back since, so nothing is available now. Look at your payout details before you ask again.'
}

/** What the payout is made of. Mails that were queued before there were lines have none. */
function statement(links: MailLinks, { payoutId, lines = [], more = 0 }: Partial<PayoutMailLines>): Block[] {
  if (!payoutId) return [dashboard(links)]
  const rows = lines.map(({ label, amount }) => ({ label, value: formatDollars(amount) }))
  return [
    { kind: 'heading', text: 'What it is made of' },
    facts(...rows, more > 0 ? { label: `${more} more`, value: 'on the statement' } : null),
    { kind: 'button', label: 'See the statement', href: links.payout(payoutId) },
  ]
}

export const hostTemplates: HostTemplates = {
  'commission-earned': (links, { name, amount }) => ({
    subject: `Your code was used: ${formatDollars(amount)} for you`,
    preview: 'It can be paid out when the rental is over.',
    heading: 'Somebody rented with your code',
    blocks: [
      paragraph(`Good news, ${name}: your commission is ${formatDollars(amount)}.`),
      facts({ label: 'Commission', value: formatDollars(amount) }),
      paragraph('It can be paid out when the rental is over and everything is back.'),
      dashboard(links),
    ],
  }),
  'commission-available': (links, { name, amount }) => ({
    subject: `${formatDollars(amount)} can be paid out`,
    preview: 'A rental with your code is completed.',
    heading: `${formatDollars(amount)} can be paid out`,
    blocks: [
      paragraph(`${name}, a rental with your code is completed. Its commission is yours to ask for.`),
      facts({ label: 'Available', value: formatDollars(amount) }),
      dashboard(links),
    ],
  }),
  'commission-held': (links, { name, amount }) => ({
    subject: `We are checking a commission of ${formatDollars(amount)}`,
    preview: 'Nothing for you to do. We write again when it is decided.',
    heading: 'A commission is being checked',
    blocks: [
      paragraph(
        `${name}, somebody rented with your code. Some details of the order look like yours, so one of us has a look first.`,
      ),
      facts({ label: 'Commission', value: formatDollars(amount) }),
      paragraph('There is nothing for you to do. You hear from us when it is decided.'),
      dashboard(links),
    ],
  }),
  'commission-released': (links, { name, amount }) => ({
    subject: `Checked: your commission of ${formatDollars(amount)}`,
    preview: 'It is yours. Thank you for your patience.',
    heading: 'Your commission is checked',
    blocks: [
      paragraph(`${name}, we had a look, and the commission is yours. Thank you for your patience.`),
      facts({ label: 'Commission', value: formatDollars(amount) }),
      paragraph('It can be paid out as soon as the rental is over and everything is back.'),
      dashboard(links),
    ],
  }),
  'commission-refused': (links, { name, amount, reason }) => ({
    subject: 'No commission for an order with your code',
    preview: reason,
    heading: 'We cannot pay this commission',
    blocks: [
      paragraph(
        `${name}, we had a look at an order with your code. Commission is for guests, not for orders of one’s own household, so this one is not paid.`,
      ),
      facts({ label: 'Commission', value: formatDollars(amount) }, { label: 'Reason', value: reason }),
      paragraph('You see it differently? Answer this mail.'),
      dashboard(links),
    ],
  }),
  'commission-taken-back': (links, { name, amount }) => ({
    subject: `${formatDollars(amount)} of commission taken back`,
    preview: 'A rental with your code was cancelled or refunded.',
    heading: 'Some commission was taken back',
    blocks: [
      paragraph(
        `${name}, a rental with your code was cancelled or refunded, and its commission goes with it.`,
      ),
      facts({ label: 'Taken back', value: formatDollars(amount) }),
      dashboard(links),
    ],
  }),
  'payout-requested': (links, { name, amount, destination }) => ({
    subject: `Payout requested: ${formatDollars(amount)}`,
    preview: `To ${destination}.`,
    heading: 'We have your payout request',
    blocks: [
      paragraph(`${name}, we look at it and tell you when the money is on its way.`),
      facts({ label: 'Amount', value: formatDollars(amount) }, { label: 'To', value: destination }),
      paragraph('You did not ask for it? Answer this mail at once.'),
      dashboard(links),
    ],
  }),
  'payout-processed': (links, { name, amount, ...rest }) => ({
    subject: `Paid out: ${formatDollars(amount)}`,
    preview: `To ${rest.destination}.`,
    heading: `${formatDollars(amount)} is on its way`,
    blocks: [
      paragraph(`${name}, your payout was sent.`),
      facts({ label: 'Amount', value: formatDollars(amount) }, ...outcome(rest)),
      ...statement(links, rest),
    ],
  }),
  'payout-failed': (links, { name, amount, available, ...rest }) => ({
    subject: `Payout not sent: ${formatDollars(amount)}`,
    preview: 'Look at your payout details.',
    heading: 'Your payout could not be sent',
    blocks: [
      paragraph(`${name}, ${afterFailure(amount, available)}`),
      facts({ label: 'Amount', value: formatDollars(amount) }, ...outcome(rest)),
      dashboard(links),
    ],
  }),
  'payout-lowered': (links, { name, amount, takenBack }) => ({
    subject: `Your payout request is now ${formatDollars(amount)}`,
    preview: `A refund took back ${formatDollars(takenBack)}.`,
    heading: `Your payout request is now ${formatDollars(amount)}`,
    blocks: [
      paragraph(`${name}, a rental in your payout request was refunded, and its commission goes with it.`),
      facts(
        { label: 'Taken back', value: formatDollars(takenBack) },
        { label: 'Your request', value: formatDollars(amount) },
      ),
      dashboard(links),
    ],
  }),
  'payout-closed': (links, { name, amount, takenBack }) => ({
    subject: `Your payout request of ${formatDollars(amount)} is closed`,
    preview: `A refund took back ${formatDollars(takenBack)}.`,
    heading: 'Your payout request is closed',
    blocks: [
      paragraph(
        `${name}, a rental in your payout request was refunded, and nothing is left to send. You can ask again when there is.`,
      ),
      facts(
        { label: 'Your request', value: formatDollars(amount) },
        { label: 'Taken back', value: formatDollars(takenBack) },
      ),
      dashboard(links),
    ],
  }),
  'payout-details-changed': (links, { name }) => ({
    subject: 'Your payout details were changed',
    preview: 'Payouts go where you said just now.',
    heading: 'Your payout details were changed',
    blocks: [
      paragraph(`${name}, somebody who gave your password changed where your payouts go.`),
      { kind: 'button', label: 'See your payout details', href: links.payoutDetails },
      paragraph(
        'That was not you? Choose a new password now, which signs everybody else out, and answer this mail: we can still stop a payout that was not sent.',
      ),
      { kind: 'button', label: 'Choose a new password', href: links.forgotPassword },
    ],
  }),
}
