import { staffRoles, may } from '@trivet/core/staff'
import type { Sql } from '../../platform/database.ts'
import { bool, joined } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

const isReaderStatement = statement<{ userId: string }>()('is-report-reader', (db, $) =>
  db.selectNoFrom((eb) =>
    bool(eb.exists(db.selectFrom('report_readers').select('user_id').where('user_id', '=', $.userId))).as(
      'isOn',
    ),
  ),
)

export async function isReportReader(sql: Sql, userId: string): Promise<boolean> {
  const [found] = await isReaderStatement(sql, { userId })
  return found?.isOn ?? false
}

export const addReportReader = statement<{ userId: string; now: Date }>()('add-report-reader', (db, $) =>
  insertRow(db, 'report_readers', { userId: $.userId, since: $.now }).onConflict((conflict) =>
    conflict.column('user_id').doNothing(),
  ),
)

export const removeReportReader = statement<{ userId: string }>()('remove-report-reader', (db, $) =>
  db.deleteFrom('report_readers').where('user_id', '=', $.userId),
)

const mayRead = staffRoles.filter((role) => may(role, 'reports'))

type Week = { due: Date; /** What the keys of its mails begin with. */ week: string }

const readersStatement = statement<Week>()('report-readers', (db, $) =>
  db
    .selectFrom('report_readers as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.name', 'u.email'])
    .where('r.since', '<=', $.due)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('queued_mails as m')
            .select('m.id')
            .where('m.dedupe_key', '=', joined($.week, eb.ref('u.id'))),
        ),
      ),
    )
    .where('u.staff_role', 'in', mayRead)
    .where('u.disabled_at', 'is', null)
    .orderBy('u.id'),
)

/** Who asked for the mail before it was due, has not had it, and may still see what is in it. */
export function findReportReaders(sql: Sql, week: Week) {
  return readersStatement(sql, week)
}
