import { sellerLine, supportEmail } from '@trivet/core/company'
import type { ShopSettings } from '@trivet/core/settings'
import { tagline } from '../../documents/index.ts'

/** Whose mails these are. */
export type Seller = Pick<ShopSettings, 'company' | 'identity'>

/** Under every mail: whom to ask, and who sends it, with the postal address that is owed to readers of a newsletter. */
export function footLines({ company, identity }: Seller): string[] {
  const { name, supportHours, supportPhone } = identity
  const seller = sellerLine(company)
  return [
    `Questions? ${[supportEmail(company), supportPhone, supportHours].filter(Boolean).join(', ')}.`,
    `${name} · ${tagline}`,
    ...(seller === null ? [] : [seller]),
  ]
}
