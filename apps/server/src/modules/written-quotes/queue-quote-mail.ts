import { formatDay } from '@trivet/core/dates'
import { toDecimal } from '@trivet/core/money'
import { formatDeadline, namedCity } from '@trivet/core/orders'
import type { Context } from '../../api/context.ts'
import type { Sql } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { NamedGuest } from '../checkout/index.ts'
import { queueMail } from '../outbox/index.ts'
import type { NewWrittenQuote } from './written-quotes.repo.ts'

type Told = Pick<
  NewWrittenQuote,
  'number' | 'note' | 'totalCents' | 'price' | 'sale' | 'timeZone' | 'expiresAt'
>

/** The mail with the link; the shop keeps a hash of it alone. */
export async function queueQuoteMail(
  { clock, publicUrl }: Pick<Context, 'clock' | 'publicUrl'>,
  tx: Sql,
  { quote, guest, token }: { quote: Told; guest: NamedGuest; token: string },
): Promise<void> {
  const { number, note, totalCents, price, sale, timeZone, expiresAt } = quote
  await queueMail(tx, {
    template: 'quote-written',
    recipient: guest.email,
    data: {
      name: guest.name,
      link: `${new URL(`/quote/${token}`, publicUrl)}`,
      number,
      note,
      total: toDecimal(totalCents),
      items: price.lines.map(({ qty, name }) => `${qty} × ${name}`),
      days: `${formatDay(sale.rentalStart)} to ${formatDay(sale.rentalEnd)}`,
      until: formatDeadline(expiresAt, { timeZone, city: namedCity(sale.rentalAddress.city) }),
    },
    dedupeKey: `quote-written:${newId()}`,
    now: clock.now(),
  })
}
