import { paymentFlagViews, type PaymentFlagListInput } from '@trivet/core/contract/payments'
import type { PaymentFlagKind } from '@trivet/core/payments'
import { expressionBuilder } from 'kysely'
import type { Sql } from '../../platform/database.ts'
import type { Builder, Tables } from '../../platform/sql/builder.ts'
import { allFields } from '../../platform/sql/fields.ts'
import { int, text } from '../../platform/sql/functions.ts'
import { statement, statements, type Slots } from '../../platform/sql/statement.ts'

const flags = (db: Builder) =>
  db
    .selectFrom('payment_flags as f')
    .leftJoin('users as u', 'u.id', 'f.closed_by')
    .leftJoin('orders as o', 'o.id', 'f.order_id')
    .select(allFields('payment_flags', 'f', ['closedBy']))
    .select(['u.email as closedBy', 'o.number as orderNumber'])

type Kind = { kind: PaymentFlagKind | null }
type View = PaymentFlagListInput['show']

const flag = expressionBuilder<{ f: Tables['payment_flags'] }, 'f'>()

function isShown(view: View, $: Slots<Kind>) {
  const isOfKind = flag.or([flag(text($.kind), 'is', null), flag('f.kind', '=', $.kind)])
  if (view === 'all') return isOfKind
  return flag.and([flag('f.closed_at', view === 'open' ? 'is' : 'is not', null), isOfKind])
}

const paymentFlags = statements<Kind & { limit: number; offset: number }>()(
  'payment-flags',
  paymentFlagViews,
  (view) => (db, $) =>
    flags(db)
      .where(isShown(view, $))
      .orderBy('f.last_seen_at', 'desc')
      .orderBy('f.id')
      .limit($.limit)
      .offset($.offset),
)

const countPaymentFlags = statements<Kind>()(
  'count-payment-flags',
  paymentFlagViews,
  (view) => (db, $) =>
    db
      .selectFrom('payment_flags as f')
      .select((eb) => int(eb.fn.countAll()).as('total'))
      .where(isShown(view, $)),
)

/** Newest first. */
export async function listFlags(
  sql: Sql,
  { show, kind, page, pageSize }: Kind & { show: View; page: number; pageSize: number },
): Promise<{ flags: FlagRecord[]; total: number }> {
  const found = await paymentFlags(sql, show, { kind, limit: pageSize, offset: (page - 1) * pageSize })
  const [count] = await countPaymentFlags(sql, show, { kind })
  return { flags: found, total: count?.total ?? 0 }
}

const paymentFlag = statement<{ id: string }>()('payment-flag', (db, $) => flags(db).where('f.id', '=', $.id))

export type FlagRecord = Awaited<ReturnType<typeof paymentFlag>>[number]

export async function findFlag(sql: Sql, id: string): Promise<FlagRecord | null> {
  const [found] = await paymentFlag(sql, { id })
  return found ?? null
}

type FlagToClose = { id: string; actorId: string; note: string; now: Date }

const closeFlagStatement = statement<FlagToClose>()('close-payment-flag', (db, $) =>
  db
    .updateTable('payment_flags')
    .set({ closed_at: $.now, closed_by: $.actorId, note: $.note })
    .where('id', '=', $.id)
    .where('closed_at', 'is', null)
    .returning('id'),
)

/** False when somebody has looked at it meanwhile. */
export async function closeFlag(tx: Sql, closing: FlagToClose): Promise<boolean> {
  const marked = await closeFlagStatement(tx, closing)
  return marked.length > 0
}
