import type { AuditAction } from '../../audit/audit-kinds.ts'
import { formatMoney } from '../../money/money.ts'
import type { AuditEntry } from '../../contract/audit/audit-output.ts'

const actionTexts = {
  'account.became-host': 'Account became host',
  'account.changed': 'Account changed',
  'account.credited': 'Account credited',
  'account.data-copied': 'Personal data copied',
  'account.disabled': 'Account disabled',
  'account.enabled': 'Account enabled',
  'account.erased': 'Account erased',
  'account.opened': 'Account opened for a guest',
  'account.invitation-accepted': 'Invitation accepted',
  'account.invitation-sent-again': 'Invitation sent again',
  'account.invitation-withdrawn': 'Invitation withdrawn',
  'account.invited': 'Staff invited',
  'account.passkey-added': 'Passkey added',
  'account.passkey-removed': 'Passkey removed',
  'account.recovery-code-used': 'Recovery code used',
  'account.recovery-codes-made': 'Recovery codes made',
  'account.reset-link-sent': 'Account reset link sent',
  'account.roles-changed': 'Account roles changed',
  'account.second-factor-reset': 'Second factor reset',
  'account.second-factor-set-up': 'Second factor set up',
  'account.second-factor-turned-off': 'Second factor turned off',
  'account.sign-in-failed': 'Staff sign-ins failed',
  'account.signed-in': 'Staff signed in',
  'account.signed-out': 'Account signed out',
  'address.data-copied': 'Personal data of an address copied',
  'address.erased': 'Email address erased',
  'amount-due.booked': 'Amount due booked',
  'amount-due.charged': 'Amount due charged',
  'amount-due.paid': 'Amount due paid',
  'amount-due.waived': 'Amount due waived',
  'commission.refused': 'Commission refused',
  'commission.released': 'Commission released',
  'damage.reported': 'Damage reported',
  'depot.saved': 'Depot saved',
  'kit-template.archived': 'Kit template archived',
  'kit-template.changed': 'Kit template changed',
  'kit-template.created': 'Kit template created',
  'kit-template.restored': 'Kit template restored',
  'mail.resent': 'Mail resent',
  'message.answered': 'Message answered',
  'message.marked': 'Message marked',
  'newsletter.unsubscribed': 'Newsletter unsubscribed',
  'order.crates-labelled': 'Crates labeled',
  'order.delivery-changed': 'Delivery details changed',
  'order.mail-resent': 'Order mail resent',
  'order.marked-paid': 'Order marked paid',
  'order.status-changed': 'Order status changed',
  'order.status-taken-back': 'Order status taken back',
  'order.noted': 'Order noted',
  'order.placed-for-guest': 'Order placed for a guest',
  'order.put-on-account': 'Order put on account',
  'order.price-waived': 'Price waived',
  'order.product-swapped': 'Product swapped',
  'order.changed': 'Order changed',
  'order.refunded': 'Order refunded',
  'payment-flag.closed': 'Payment flag closed',
  'payout-details.changed': 'Payout details changed',
  'payout.closed': 'Payout closed',
  'payout.exported': 'Payout exported',
  'payout.failed': 'Payout failed',
  'payout.lowered': 'Payout lowered',
  'payout.processed': 'Payout processed',
  'payout.requested': 'Payout requested',
  'pickup.completed': 'Pickup completed',
  'product.archived': 'Product archived',
  'product.changed': 'Product changed',
  'product.created': 'Product created',
  'product.made-not-popular': 'Product made not popular',
  'product.made-popular': 'Product made popular',
  'product.picture-removed': 'Product picture removed',
  'product.picture-uploaded': 'Product picture uploaded',
  'product.restored': 'Product restored',
  'product.taken-out': 'Product taken out',
  'promotion-code.changed': 'Promotion code changed',
  'promotion-code.created': 'Promotion code created',
  'promotion-code.switched-off': 'Promotion code switched off',
  'promotion-code.switched-on': 'Promotion code switched on',
  'review.hidden': 'Review hidden',
  'review.shown': 'Review shown',
  'settings.changed': 'Settings changed',
  'trip.shared': 'Trip shared',
  'trip.withdrawn': 'Trip withdrawn',
  'visit.changed': 'Visit changed',
  'written-quote.made': 'Quote made',
  'written-quote.sent-again': 'Quote sent again',
  'written-quote.withdrawn': 'Quote withdrawn',
  'stop.reported': 'Stop reported',
  'stock.changed': 'Stock changed',
  'waiting-list.removed': 'Waiting list entry erased',
} as const satisfies Record<AuditAction, string>

/** One line of what an entry tells: a plain value, or what it was before and after. */
export type AuditLine = { label: string; value: string; from?: string | undefined }

/** The details of an entry in words: `from` and `to` are one change, cents are money, the rest is named. */
export function auditLines({ details }: Pick<AuditEntry, 'details'>): AuditLine[] {
  const { from, to, setting, field, ...others } = details
  const isChange = from !== undefined || to !== undefined
  const label = setting ? String(setting) : field ? labelOf(String(field)) : 'Changed'
  const change = { label, from: text('', from), value: text('', to) }
  const plain = Object.entries(others)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => ({ label: labelOf(name), value: text(name, value) }))
  return [...(isChange ? [change] : []), ...plain]
}

export function auditActionText(action: AuditAction): string {
  return actionTexts[action]
}

function text(name: string, value: AuditEntry['details'][string] | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (name.endsWith('Cents') && Number.isSafeInteger(value)) return formatMoney(Number(value))
  return value === true ? 'yes' : value === false ? 'no' : String(value)
}

/** requestedAmountCents → Requested amount, isHost → Host */
function labelOf(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
