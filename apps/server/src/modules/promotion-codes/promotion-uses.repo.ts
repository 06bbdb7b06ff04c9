import type { Sql } from '../../platform/database.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

type NewUse = { orderId: string; codeId: string; userId: string; firstOrderOnly: boolean; now: Date }

const insertPromotionUse = statement<NewUse>()('insert-promotion-use', (db, $) =>
  insertRow(
    db,
    'promotion_uses',
    {
      orderId: $.orderId,
      codeId: $.codeId,
      userId: $.userId,
      firstOrderOnly: $.firstOrderOnly,
      createdAt: $.now,
    },
    ['givenBack'],
  ),
)

/** Fails with a constraint's name where no use is left, or the guest has another order by a code for first orders. */
export async function takePromotionUse(tx: Sql, use: NewUse): Promise<void> {
  await insertPromotionUse(tx, use)
}
