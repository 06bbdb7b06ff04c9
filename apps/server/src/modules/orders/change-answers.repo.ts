import { rows, type Sql } from '../../platform/database.ts'

export type ChangeAnswer = { requestHash: string; body: unknown }

/** What the same key was answered before; null for a new one. */
export async function findChangeAnswer(
  tx: Sql,
  { userId, key }: { userId: string; key: string },
): Promise<ChangeAnswer | null> {
  const [found] = await rows<ChangeAnswer>(tx, {
    name: 'change-answer',
    text: `SELECT request_hash AS "requestHash", response_body AS body
           FROM idempotency_keys WHERE user_id = $1 AND key = $2`,
    values: [userId, key],
  })
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

export async function keepChangeAnswer(tx: Sql, answer: NewChangeAnswer): Promise<void> {
  await rows(tx, {
    name: 'keep-change-answer',
    text: `INSERT INTO idempotency_keys
             (user_id, key, request_hash, order_id, response_status, response_body, created_at)
           VALUES ($1, $2, $3, $4, 200, $5::jsonb, $6)`,
    values: [
      answer.userId,
      answer.key,
      answer.requestHash,
      answer.orderId,
      JSON.stringify(answer.body),
      answer.now,
    ],
  })
}
