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
] as const

export function subjectOf(subject: string): { kind: string; id: string } {
  const [kind = '', ...id] = subject.split(':')
  return { kind, id: id.join(':') }
}
