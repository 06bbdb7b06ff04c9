import type { Address } from '../address/address-rules.ts'
import { postalLines } from '../address/postal-lines.ts'

/** Who rents the kits out: named on invoices, under mails and before the legal texts. */
export type Company = Address & {
  legalName: string
  /** As it is printed, such as 12-3456789; null where none is. Pages of guests are not told. */
  taxId?: string | null
  /** Where guests write to. */
  supportEmail: string
}

type Seller = Omit<Company, 'taxId'> | null

/** What guests know the shop by, whoever runs it. */
export type ShopIdentity = {
  name: string
  /** As people read them: 'Monday to Friday, 9am-6pm EST'. */
  supportHours: string
  /** As it is printed; null where nobody answers one. */
  supportPhone: string | null
}

/** Of a shop that never changed it. */
export const standardIdentity: ShopIdentity = {
  name: 'Trivet',
  supportHours: 'Monday to Friday, 9am-6pm EST',
  supportPhone: null,
}

/** The name under which the shop sells: its own until the company is set. See docs/policy.md#invoices. */
export function sellerName(company: Pick<Company, 'legalName'> | null, { name }: ShopIdentity): string {
  return company?.legalName ?? name
}

/** Name and address in one line, as it stands under a mail; null until the company is set. */
export function sellerLine(company: Seller): string | null {
  return company && [company.legalName, ...postalLines(company)].join(', ')
}
