export const eventTopics = ['moves', 'payments', 'changes', 'mails', 'notes'] as const

export type EventTopic = (typeof eventTopics)[number]

export const eventTopicLabel = {
  moves: 'Moves',
  payments: 'Payments and refunds',
  changes: 'Changes',
  mails: 'Mails',
  notes: 'Internal notes',
} as const satisfies Record<EventTopic, string>

const topicOf: Record<string, EventTopic> = {
  placed: 'moves',
  status: 'moves',
  expired: 'moves',
  paid: 'payments',
  'payment-declined': 'payments',
  'confirmation-required': 'payments',
  refunded: 'payments',
  'damage-charged': 'payments',
  'damage-paid': 'payments',
  mail: 'mails',
  note: 'notes',
}

/** What an entry of the timeline is about; whatever is not known by name changed something. */
export function eventTopic(kind: string): EventTopic {
  return topicOf[kind] ?? 'changes'
}
