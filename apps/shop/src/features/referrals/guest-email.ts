import { referralDiscountPercent } from '@trivet/core/referrals'
import type { ReferralCode } from '@trivet/core/contract/referrals'
import { formatInstant } from '../../components/format-instant.ts'

type From = { hostName: string; shop: string }

export type GuestEmail = { subject: string; body: string }

/** What a host sends to guests before they arrive. */
export function guestEmail({ code, link, expiresAt }: ReferralCode, { hostName, shop }: From): GuestEmail {
  const body = `Hi,

Your stay is coming up. The kitchen has the basics; if you plan to cook, have the rest delivered: sharp knives, good pans, everything on one packing list.

${shop} puts it in the kitchen before you arrive and picks it up after you leave. You wash nothing and return nothing. You pay by the week.

With this link ${referralDiscountPercent}% comes off your first order:
${link}

Or enter the code ${code} in the cart. It is good until ${formatInstant(expiresAt)}.

Book three to five days ahead, a week or two around holidays.

See you soon,
${hostName}`
  return { subject: 'For your stay: a proper kitchen, delivered', body }
}
