import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Tables } from '../../platform/sql/builder.ts'
import { someFields } from '../../platform/sql/fields.ts'
import { bool, monthsAfter } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

const { eb, or, not } = expressionBuilder<{ c: Tables['referral_codes']; u: Tables['users'] }, 'c' | 'u'>()

/** A host who is none any more, or whose account is closed, earns nothing: the code is as good as withdrawn. */
export const isWithdrawn = bool(
  or([eb('c.withdrawn_at', 'is not', null), not(eb.ref('u.is_host')), eb('u.disabled_at', 'is not', null)]),
)

const codeFields = someFields('referral_codes', 'c', ['id', 'hostId', 'code', 'createdAt', 'expiresAt'])

const referralCode = statement<{ code: string }>()('referral-code', (db, $) =>
  db
    .selectFrom('referral_codes as c')
    .innerJoin('users as u', 'u.id', 'c.host_id')
    .select(codeFields)
    .select(isWithdrawn.as('isWithdrawn'))
    .where('c.code', '=', $.code),
)

export type CodeRecord = Awaited<ReturnType<typeof referralCode>>[number]

/** One statement whether there is such a code or not, so that the time it takes tells nothing. */
export async function findReferralCode(sql: Sql, code: string): Promise<CodeRecord | null> {
  const [found] = await referralCode(sql, { code })
  return found ?? null
}

const activeReferralCode = statement<{ hostId: string; now: Date }>()('active-referral-code', (db, $) =>
  db
    .selectFrom('referral_codes as c')
    .innerJoin('users as u', 'u.id', 'c.host_id')
    .select(codeFields)
    .select(isWithdrawn.as('isWithdrawn'))
    .where('c.host_id', '=', $.hostId)
    .where('c.withdrawn_at', 'is', null)
    .where('c.expires_at', '>', $.now),
)

/** The code a host hands out now. */
export async function findActiveCode(
  sql: Sql,
  wanted: { hostId: string; now: Date },
): Promise<CodeRecord | null> {
  const [found] = await activeReferralCode(sql, wanted)
  return found ?? null
}

const retireExpiredCode = statement<{ hostId: string; now: Date }>()('retire-expired-code', (db, $) =>
  db
    .updateTable('referral_codes')
    .set({ withdrawn_at: $.now })
    .where('host_id', '=', $.hostId)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '<=', $.now),
)

export type NewCode = { id: string; hostId: string; code: string; now: Date; months: number }

const insertReferralCode = statement<NewCode>()('insert-referral-code', (db, $) =>
  insertRow(
    db,
    'referral_codes',
    {
      id: $.id,
      hostId: $.hostId,
      code: $.code,
      createdAt: $.now,
      expiresAt: monthsAfter($.now, $.months),
    },
    ['withdrawnAt'],
  )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
)

/** False when another request was faster, or somebody has the very same code. */
export async function insertCode(tx: Sql, code: NewCode): Promise<boolean> {
  await retireExpiredCode(tx, { hostId: code.hostId, now: code.now })
  const inserted = await insertReferralCode(tx, code)
  return inserted.length > 0
}
