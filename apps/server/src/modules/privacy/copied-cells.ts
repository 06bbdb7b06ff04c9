import { secretTemplates } from '@trivet/core/mail'
import type { PersonalTableName } from '@trivet/core/privacy'
import { sql, type RawBuilder } from 'kysely'

type Cells = Record<string, RawBuilder<unknown>>

const secret = sql.join(secretTemplates.map((one) => sql.lit(one)))

const isHiddenHome = sql`stay_id IS NOT NULL
  AND (status = 'cancelled' OR (paid_at IS NULL AND payment_status <> 'waived'))`

/** What a copy has in place of what its reader could act by, or may not know. */
export const copiedCells: { [Name in PersonalTableName]?: Cells } = {
  // whoever asked for the copy may not be whom the link of a new password was written to
  queued_mails: {
    text: sql`CASE WHEN template IN (${secret})
      THEN replace(text, coalesce(data->>'link', ''), '(link removed)') ELSE text END`,
  },
  // as an order's page has it: where a host's home is, guests are told who are coming and have nothing left to pay
  orders: {
    street: sql`CASE WHEN ${isHiddenHome} THEN '' ELSE street END`,
    postal_code: sql`CASE WHEN ${isHiddenHome} THEN '' ELSE postal_code END`,
    airbnb_listing: sql`CASE WHEN NOT (${isHiddenHome}) THEN airbnb_listing END`,
  },
  // as it was typed
  referral_uses: { code_id: sql`(SELECT c.code FROM referral_codes c WHERE c.id = code_id)` },
  promotion_uses: { code_id: sql`(SELECT c.code FROM promotion_codes c WHERE c.id = code_id)` },
}
