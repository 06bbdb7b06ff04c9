import { rows, type Sql } from '../../platform/database.ts'

export type OrderCommission = {
  hostId: string
  earnedCents: number
  takenBackCents: number
  isReleased: boolean
}

/** What the ledger says about one order; null when no host earns by it, or nothing was paid yet. */
export async function findOrderCommission(tx: Sql, orderId: string): Promise<OrderCommission | null> {
  const [found] = await rows<OrderCommission>(tx, {
    name: 'order-commission',
    text: `
      SELECT host_id AS "hostId",
        coalesce(sum(cents) FILTER (WHERE "from" IS NULL), 0)::int AS "earnedCents",
        coalesce(sum(cents) FILTER (WHERE "to" IS NULL), 0)::int AS "takenBackCents",
        coalesce(bool_or("from" = 'pending' AND "to" = 'available'), false) AS "isReleased"
      FROM commission_entries WHERE order_id = $1 GROUP BY host_id`,
    values: [orderId],
  })
  return found ?? null
}

export type OrderMove = {
  orderId: string
  hostId: string
  from: 'pending' | 'available'
  /** Null takes it back. */
  to: 'available' | null
  cents: number
  refundId?: string | null
  now: Date
}

export async function writeOrderMove(tx: Sql, move: OrderMove): Promise<void> {
  await rows(tx, {
    name: 'write-order-move',
    text: `INSERT INTO commission_entries (at, host_id, order_id, refund_id, "from", "to", cents)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [move.now, move.hostId, move.orderId, move.refundId ?? null, move.from, move.to, move.cents],
  })
}
