/** Everything that is written down in the audit log; the database takes no other. */
export const auditActions = [
  'account.became-host',
  'account.changed',
  'account.disabled',
  'account.enabled',
  'account.reset-link-sent',
  'account.roles-changed',
  'account.sign-in-failed',
  'account.signed-in',
  'account.signed-out',
  'amount-due.booked',
  'amount-due.paid',
  'amount-due.waived',
  'damage.reported',
  'mail.resent',
  'message.answered',
  'message.marked',
  'newsletter.unsubscribed',
  'order.delivery-changed',
  'order.mail-resent',
  'order.marked-paid',
  'order.status-changed',
  'order.status-taken-back',
  'order.noted',
  'order.put-on-account',
  'order.refunded',
  'payment-flag.closed',
  'payout-details.changed',
  'payout.failed',
  'payout.processed',
  'payout.requested',
  'pickup.completed',
  'product.archived',
  'product.changed',
  'product.created',
  'product.made-not-popular',
  'product.made-popular',
  'product.picture-removed',
  'product.picture-uploaded',
  'product.restored',
  'product.taken-out',
  'review.hidden',
  'review.shown',
  'settings.changed',
  'waiting-list.removed',
  'trip.shared',
  'trip.withdrawn',
  'visit.changed',
] as const

export type AuditAction = (typeof auditActions)[number]

/** What audit entries are about, as it stands before the colon of a subject. */
export const auditSubjectKinds = [
  'order',
  'user',
  'product',
  'payout',
  'payment-flag',
  'mail',
  'review',
  'message',
  'subscription',
  'settings',
  'waiting-list',
] as const

export type AuditSubjectKind = (typeof auditSubjectKinds)[number]

/** As it is stored: 'order:6a01f2…'. */
export type AuditSubject = `${AuditSubjectKind}:${string}`
