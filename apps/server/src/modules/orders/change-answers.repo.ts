import type { Sql } from '../../platform/database.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

export type ChangeAnswer = { requestHash: string; body: unknown }

const changeAnswer = statement<{ userId: string; key: string }>()('change-answer', (db, $) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'response_body as body'])
    .where('user_id', '=', $.userId)
    .where('key', '=', $.key),
)

/** What the same key was answered before; null for a new one. */
export async function findChangeAnswer(
  tx: Sql,
  asked: { userId: string; key: string },
): Promise<ChangeAnswer | null> {
  const [found] = await changeAnswer(tx, asked)
  return found ?? null
}

export type NewChangeAnswer = {
  userId: string
  key: string
  requestHash: string
  orderId: string
  body: unknown
  now: Date
}

export const keepChangeAnswer = statement<NewChangeAnswer>()('keep-change-answer', (db, $, json) =>
  insertRow(db, 'idempotency_keys', {
    userId: $.userId,
    key: $.key,
    requestHash: $.requestHash,
    orderId: $.orderId,
    responseStatus: 200,
    responseBody: json.body,
    lockedUntil: null,
    createdAt: $.now,
  }),
)
