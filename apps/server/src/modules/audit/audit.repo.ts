import { defaultTimeZone } from '@trivet/core/address'
import type { AuditAction, AuditSubject } from '@trivet/core/audit'
import type { AuditEntry, AuditFilter } from '@trivet/core/contract/audit'
import { addDays, startOfDay } from '@trivet/core/dates'
import { rows, type Sql } from '../../platform/database.ts'
import { findStaffPage, narrowing, readStaffList, type StaffList } from '../../platform/staff-list.ts'
import { prefixPattern } from '../../platform/search-pattern.ts'

export type AuditRow = {
  id: string
  at: Date
  action: AuditAction
  subject: AuditSubject
  details: AuditEntry['details']
  actorId: string | null
  actorName: string | null
  actorEmail: string | null
}

const list: StaffList = {
  columns: `a.id::text, a.at, a.action, a.subject, a.details, a.actor_id AS "actorId", u.name AS "actorName",
    u.email AS "actorEmail"`,
  from: 'audit_entries a LEFT JOIN users u ON u.id = a.actor_id',
  key: 'a.id',
}

// far more pages than anybody turns; a whole log is not counted for each of them
const countAtMost = 10_000
const mostActors = 1000

export async function findAuditPage(
  sql: Sql,
  filter: AuditFilter,
  { page, pageSize, kinds }: { page: number; pageSize: number; kinds: readonly string[] },
) {
  return findStaffPage<AuditRow>(sql, list, {
    ...(await narrowed(sql, filter, kinds)),
    page,
    pageSize,
    countAtMost,
  })
}

export async function* readAuditLog(
  sql: Sql,
  filter: AuditFilter,
  { kinds, cells }: { kinds: readonly string[]; cells: (row: AuditRow) => (string | number)[] },
) {
  yield* readStaffList<AuditRow>(sql, list, await narrowed(sql, filter, kinds), cells)
}

/** Each action there ever was, by one step of the index for each. */
export async function findAuditActions(sql: Sql): Promise<AuditAction[]> {
  const found = await rows<{ action: AuditAction }>(sql, {
    name: 'audit-actions',
    text: `WITH RECURSIVE step AS (
             (SELECT action FROM audit_entries ORDER BY action LIMIT 1)
             UNION ALL
             SELECT (SELECT a.action FROM audit_entries a WHERE a.action > step.action ORDER BY a.action LIMIT 1)
             FROM step WHERE step.action IS NOT NULL
           )
           SELECT action FROM step WHERE action IS NOT NULL`,
  })
  return found.map(({ action }) => action)
}

async function findActorIds(sql: Sql, actor: string): Promise<string[]> {
  const found = await rows<{ id: string }>(sql, {
    name: 'audit-actors',
    text: `SELECT id FROM users WHERE email_key LIKE $1 OR lower(name) LIKE $1 LIMIT ${mostActors}`,
    values: [prefixPattern(actor.toLowerCase())],
  })
  return found.map(({ id }) => id)
}

async function narrowed(sql: Sql, { q, actor, action, from, to }: AuditFilter, kinds: readonly string[]) {
  const narrow = narrowing()
  // an id alone is looked for under every kind of thing, which the index of subjects answers
  narrow.when(
    q && (q.includes(':') ? [q] : kinds.map((kind) => `${kind}:${q}`)),
    (place) => `a.subject = ANY(${place})`,
  )
  if (actor === 'shop') narrow.always('a.actor_id IS NULL')
  // as values, so that the plan knows who they are and how much they did
  else narrow.when(actor && (await findActorIds(sql, actor)), (place) => `a.actor_id = ANY(${place})`)
  narrow.when(action, (place) => `a.action = ${place}`)
  narrow.when(from && startOfDay(from, defaultTimeZone), (place) => `a.at >= ${place}`)
  narrow.when(to && startOfDay(addDays(to, 1), defaultTimeZone), (place) => `a.at < ${place}`)
  return narrow.by('a.at DESC, a.id DESC')
}
