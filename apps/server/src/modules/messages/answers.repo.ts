import type { Sql } from '../../platform/database.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

const answersOf = statement<{ messageId: string }>()('contact-answers', (db, $) =>
  db
    .selectFrom('contact_answers')
    .select(['text', 'answered_by as answeredBy'])
    .where('message_id', '=', $.messageId)
    .orderBy('position'),
)

/** What was answered to a message so far, the oldest first. */
export function findAnswers(sql: Sql, messageId: string) {
  return answersOf(sql, { messageId })
}

type NewAnswer = { messageId: string; position: number; text: string; answeredBy: string; now: Date }

/** One place is taken once, whoever else answers at the same moment. */
export const insertAnswer = statement<NewAnswer>()('answer-contact-message', (db, $) =>
  insertRow(db, 'contact_answers', {
    messageId: $.messageId,
    position: $.position,
    text: $.text,
    answeredAt: $.now,
    answeredBy: $.answeredBy,
  }),
)
