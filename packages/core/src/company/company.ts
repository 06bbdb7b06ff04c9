import type { Address } from '../address/address-rules.ts'
import { postalLines } from '../address/postal-lines.ts'

/** Who rents the kits out: named on invoices, under mails and before the legal texts. */
export type Company = Address & {
  legalName: string
  /** As it is printed, such as 12-3456789; null where none is printed. */
  taxId: string | null
  /** Where guests write to. */
  supportEmail: string
}

type Seller = Omit<Company, 'taxId'> | null

/** What the shop is called, whoever runs it. */
export const shopName = 'Trivet'

/** The name under which the shop sells: its own until the company is set. See docs/policy.md#invoices. */
export function sellerName(company: Pick<Company, 'legalName'> | null): string {
  return company?.legalName ?? shopName
}

/** Name and address in one line, as it stands under a mail; null until the company is set. */
export function sellerLine(company: Seller): string | null {
  return company && [company.legalName, ...postalLines(company)].join(', ')
}

/** Where guests write to: a sample address until the company is set. */
export function supportEmail(company: Pick<Company, 'supportEmail'> | null): string {
  return company?.supportEmail ?? 'hello@trivet.test'
}
