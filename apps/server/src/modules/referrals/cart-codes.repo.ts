import { rows, type Sql } from '../../platform/database.ts'

export type CartCodeFacts = {
  code: { id: string; hostId: string; expiresAt: string; isWithdrawn: boolean } | null
  isFirstOrder: boolean
}

/**
 * What deciding about a code needs to know of code and guest, in one round trip. An order counts unless it was
 * cancelled; one whose hold is over is as good as cancelled. A discount once used is used, even if that order was
 * cancelled after it was paid.
 */
export async function findCartCodeFacts(
  sql: Sql,
  { code, userId, now }: { code: string; userId: string | null; now: Date },
): Promise<CartCodeFacts> {
  const [facts] = await rows<CartCodeFacts>(sql, {
    name: 'cart-code-facts',
    text: `
      SELECT
        (SELECT json_build_object('id', c.id, 'hostId', c.host_id, 'expiresAt', c.expires_at,
           'isWithdrawn', c.withdrawn_at IS NOT NULL OR NOT u.is_host OR u.disabled_at IS NOT NULL)
         FROM referral_codes c JOIN users u ON u.id = c.host_id WHERE c.code = $1) AS code,
        NOT EXISTS (
          SELECT FROM orders o WHERE o.user_id = $2 AND o.status <> 'cancelled'
            AND (o.hold_expires_at IS NULL OR o.hold_expires_at > $3)
        ) AND NOT EXISTS (
          SELECT FROM referral_uses r JOIN orders o ON o.id = r.order_id
          WHERE r.user_id = $2 AND r.uses_discount AND (o.hold_expires_at IS NULL OR o.hold_expires_at > $3)
        ) AS "isFirstOrder"`,
    values: [code, userId, now],
  })
  return facts ?? { code: null, isFirstOrder: false }
}
