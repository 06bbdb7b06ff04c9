import { statement } from '../../platform/sql/statement.ts'

export const deleteExpiredResetTokens = statement<{ now: Date }>()('sweep-reset-tokens', (db, $) =>
  db.deleteFrom('reset_tokens').where('expires_at', '<', $.now),
)
