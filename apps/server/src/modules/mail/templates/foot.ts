import { sellerLine, shopName, supportEmail, type Company } from '@trivet/core/company'
import { supportHours, tagline } from '../../documents/index.ts'

/** Under every mail: whom to ask, and who sends it, with the postal address that is owed to readers of a newsletter. */
export function footLines(company: Company | null): string[] {
  const seller = sellerLine(company)
  return [
    `Questions? ${supportEmail(company)}, ${supportHours}.`,
    `${shopName} · ${tagline}`,
    ...(seller === null ? [] : [seller]),
  ]
}
